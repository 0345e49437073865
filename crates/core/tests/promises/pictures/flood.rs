//! A flood over a small grid: what it visits, in which order, and the path that it walks back.

use meander_core::{
    Error, Graph, Grid,
    carve::{Chisel, chisel},
};

const SIDE: u32 = 12;
const CELL: u32 = 44;
const MARGIN: u32 = 14;
/// The colours of the site.
const STYLE: &str = "
  .fill-ground { fill: #dde6e9 } .fill-stone { fill: #fdfefe } .fill-seen-3 { fill: #b5c0ea } .fill-seen-2 { fill: #8f85d2 }
  .fill-path { fill: #ffcb2e } .stroke-path { stroke: #ffcb2e } .stroke-field-case { stroke: #231030 } .fill-on-path { fill: #16222a }
  .fill-ink { fill: #16222a } .stroke-ink { stroke: #16222a } .fill-paper { fill: #ffffff }
  @media (prefers-color-scheme: dark) {
    .fill-ground { fill: #182227 } .fill-stone { fill: #64757e } .fill-seen-3 { fill: #4d5096 } .fill-seen-2 { fill: #8175c4 }
    .fill-path { fill: #d79a12 } .stroke-path { stroke: #d79a12 } .stroke-field-case { stroke: #10171b } .fill-on-path { fill: #10171b }
    .fill-ink { fill: #edf1f1 } .stroke-ink { stroke: #edf1f1 } .fill-paper { fill: #10171b }
  }";

pub(super) fn drawing() -> Result<String, Error> {
    let grid = Grid::new(SIDE, SIDE)?;
    let ends = [SIDE + 1, SIDE * (SIDE - 2) + SIDE - 2];
    let (order, keys) = keys(SIDE * SIDE, 337);
    let (visited, seen_from, path) = flood(&grid, ends, &keys);
    // The picture tells the truth: carving leaves the same path.
    let carved = chisel(grid, &Chisel::new(&ends).order(&order))?;
    assert_eq!(carved.map(|carving| carving.path).as_ref(), Some(&path));
    Ok(picture(&keys, &visited, &seen_from, &path))
}

/// The cells in a random order that is always the same (mulberry32), and the place of each in it.
pub(super) fn keys(count: u32, mut state: u32) -> (Vec<u32>, Vec<u32>) {
    let mut below = |end: u32| {
        state = state.wrapping_add(0x6d2b_79f5);
        let mut t = (state ^ (state >> 15)).wrapping_mul(state | 1);
        t ^= t.wrapping_add((t ^ (t >> 7)).wrapping_mul(t | 61));
        (t ^ (t >> 14)) % end
    };
    let mut order: Vec<u32> = (0..count).collect();
    for last in (1..order.len()).rev() {
        order.swap(last, below(last as u32 + 1) as usize);
    }
    let mut keys = vec![0; order.len()];
    for (moment, &cell) in (0u32..).zip(&order) {
        keys[cell as usize] = moment;
    }
    (order, keys)
}

/// The cells visited, for each cell seen the one it was seen from, and the way back from the far end.
pub(super) fn flood(
    grid: &Grid,
    ends: [u32; 2],
    keys: &[u32],
) -> (Vec<u32>, Vec<Option<u32>>, Vec<u32>) {
    let mut seen_from = vec![None; keys.len()];
    let (mut visited, mut waiting) = (Vec::new(), vec![ends[0]]);
    // An end is never removed: no key is larger than its.
    let key = |cell: &u32| if ends.contains(cell) { u32::MAX } else { keys[*cell as usize] };
    while let Some(at) = (0..waiting.len()).max_by_key(|&at| key(&waiting[at])) {
        let cell = waiting.swap_remove(at);
        visited.push(cell);
        if cell == ends[1] {
            break;
        }
        grid.for_each_neighbor(cell, |next| {
            if next != ends[0] && seen_from[next as usize].is_none() {
                seen_from[next as usize] = Some(cell);
                waiting.push(next);
            }
        });
    }
    let mut path = vec![ends[1]];
    while let Some(&from) = path.last().and_then(|&cell| seen_from[cell as usize].as_ref()) {
        path.push(from);
    }
    path.reverse();
    (visited, seen_from, path)
}

/// The start of a drawing.
pub(super) fn open([width, height]: [u32; 2], font_size: u32, label: &str) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
         font-family=\"system-ui, sans-serif\" font-size=\"{font_size}\" text-anchor=\"middle\" role=\"img\" \
         aria-label=\"{label}\">\n<style>{STYLE}\n</style>\n\
         <rect class=\"fill-ground\" width=\"{width}\" height=\"{height}\" rx=\"10\"/>"
    )
}

/// The middle of a cell.
fn middle(cell: u32) -> (u32, u32) {
    let place = |steps: u32| MARGIN + steps * CELL + CELL / 2;
    (place(cell % SIDE), place(cell / SIDE))
}

fn picture(keys: &[u32], visited: &[u32], seen_from: &[Option<u32>], path: &[u32]) -> String {
    let (width, height) = (2 * MARGIN + SIDE * CELL, 2 * MARGIN + SIDE * CELL + 62);
    let label = "A flood over a grid of keys, and the path that it finds";
    let mut parts = vec![open([width, height], 13, label)];
    for (cell, key) in (0u32..).zip(keys) {
        let ((x, y), shade) = (middle(cell), shade(f64::from(*key) / keys.len() as f64));
        let (left, top, size) = (x - CELL / 2 + 1, y - CELL / 2 + 1, CELL - 2);
        let (class, shade) = match (path.contains(&cell), visited.contains(&cell)) {
            (true, _) => ("fill-path", 1.0),
            (_, true) => ("fill-seen-3", shade),
            _ => ("fill-stone", shade),
        };
        parts.push(format!(
            "<rect class=\"{class}\" x=\"{left}\" y=\"{top}\" width=\"{size}\" height=\"{size}\" rx=\"4\" \
             opacity=\"{shade:.2}\"/>"
        ));
    }
    for (cell, from) in (0u32..).zip(seen_from) {
        parts.extend(from.map(|from| arrow(middle(cell), middle(from))));
    }
    for (turn, &cell) in visited.iter().enumerate() {
        let (x, y) = middle(cell);
        let end = turn == 0 || turn + 1 == visited.len();
        if end {
            parts.push(format!("<circle class=\"fill-ink\" cx=\"{x}\" cy=\"{y}\" r=\"15\"/>"));
        }
        let (class, weight) = match (end, path.contains(&cell)) {
            (true, _) => ("fill-paper", 600),
            (_, true) => ("fill-on-path", 600),
            _ => ("fill-ink", 500),
        };
        let words = match turn {
            0 => "A".to_owned(),
            _ if end => "B".to_owned(),
            _ => (turn + 1).to_string(),
        };
        parts.push(format!(
            "<text class=\"{class}\" x=\"{x}\" y=\"{}\" font-weight=\"{weight}\">{words}</text>",
            y + 5
        ));
    }
    parts.push(legend(height - 58));
    parts.push("</svg>".to_owned());
    parts.join("\n")
}

/// How opaque a cell is, by the share of the cells that carving tries before it.
fn shade(late: f64) -> f64 {
    0.25 + 0.75 * late
}

/// A small arrow across the side between two cells, pointing to where the first was seen from.
fn arrow((x, y): (u32, u32), (to_x, to_y): (u32, u32)) -> String {
    let half = |a: u32, b: u32| f64::from(a + b) / 2.0;
    let (mid_x, mid_y) = (half(x, to_x), half(y, to_y));
    let turn = if x == to_x {
        if to_y > y { 90 } else { -90 }
    } else if to_x > x {
        0
    } else {
        180
    };
    format!(
        "<path class=\"stroke-ink\" transform=\"translate({mid_x} {mid_y}) rotate({turn})\" \
         d=\"M-6 0H5M1.5 -3.5L5.5 0L1.5 3.5\" fill=\"none\" stroke-width=\"1.5\" stroke-linecap=\"round\" \
         stroke-linejoin=\"round\"/>"
    )
}

fn legend(top: u32) -> String {
    let (first, second) = (top + 18, top + 42);
    let shades: String = (0..6)
        .map(|step| {
            let (x, shade) = (MARGIN + 4 + step * 16, shade(f64::from(step) / 5.0));
            format!("<rect class=\"fill-stone\" x=\"{x}\" y=\"{}\" width=\"16\" height=\"14\" opacity=\"{shade:.2}\"/>", first - 11)
        })
        .collect();
    let words = |x: u32, y: u32, words: &str| {
        format!("<text class=\"fill-ink\" x=\"{x}\" y=\"{y}\" text-anchor=\"start\">{words}</text>")
    };
    let swatch = |x: u32, y: u32, class: &str| {
        format!(
            "<rect class=\"{class}\" x=\"{x}\" y=\"{}\" width=\"16\" height=\"14\" rx=\"3\"/>",
            y - 11
        )
    };
    let left = MARGIN + 4;
    format!(
        "<g>{shades}{}{}{}{}{}{}{}{}</g>",
        words(left + 106, first, "carving tries it early … late"),
        words(left, second, "1 2 3 … the order of the visit"),
        swatch(left + 300, first, "fill-seen-3"),
        words(left + 324, first, "visited"),
        swatch(left + 390, first, "fill-path"),
        words(left + 414, first, "the carved path"),
        arrow((left + 310, second - 5), (left + 300, second - 5)),
        words(left + 324, second, "first seen from there"),
    )
}
