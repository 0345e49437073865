//! The moment when a cell turns out to stay: it would close a loop of closed cells around some of the ends.

use meander_core::{Chisel, Error, Graph, Grid, chisel};

use crate::drawing::keys;

const WIDTH: u32 = 12;
const HEIGHT: u32 = 9;
const ENDS: [u32; 3] = [6 * WIDTH + 2, 3 * WIDTH + 5, 6 * WIDTH + 9];
const NUMBERS: [i32; 3] = [-2, 1, 1];
const CELL: u32 = 40;
const MARGIN: u32 = 14;
const SEED: u32 = 555;
const STYLE: &str = "
  .paper { fill: #faf8f4 } .ground { fill: #efeae0 } .stone { fill: #c3b9a6 } .text { fill: #1d2327 }
  .low { fill: #8fcbb5 } .high { fill: #f0c987 } .end { fill: #d55e00 } .endtext { fill: #fff }
  .ray { stroke: #d55e00 } .asked { stroke: #0072b2 }
  @media (prefers-color-scheme: dark) {
    .paper { fill: #14181c } .ground { fill: #1f252b } .stone { fill: #4c4a45 } .text { fill: #f2f0eb }
    .low { fill: #1f5f4c } .high { fill: #77581d } .end { fill: #e8762a } .endtext { fill: #14181c }
    .ray { stroke: #e8762a } .asked { stroke: #6cc0f2 }
  }";

/// The cells closed before the one in question, and how high those of its loop are above its left end.
struct Moment {
    closed: Vec<u32>,
    asked: u32,
    heights: Vec<Option<i32>>,
}

pub(crate) fn drawing() -> Result<String, Error> {
    let grid = Grid::new(WIDTH, HEIGHT)?;
    let (order, _) = keys(WIDTH * HEIGHT, SEED);
    let moment = moment(&grid, &order);
    // The picture tells the truth: carving keeps the cell, and no cell that is closed.
    let carved = chisel(grid, &Chisel { order: Some(&order), ..Chisel::new(&ENDS) })?;
    let kept = carved.map(|carving| carving.nodes).unwrap_or_default();
    assert!(kept.contains(&moment.asked));
    assert!(!moment.closed.iter().any(|cell| kept.contains(cell)));
    Ok(picture(&moment))
}

/// Closes cells until one would close a loop that does not need the rim.
fn moment(grid: &Grid, order: &[u32]) -> Moment {
    let mut closed = vec![false; order.len()];
    for &asked in order.iter().filter(|cell| !ENDS.contains(cell)) {
        closed[asked as usize] = true;
        if is_joined(grid, &closed) {
            continue;
        }
        closed[asked as usize] = false;
        for near in around(asked).filter(|&near| closed[near as usize]) {
            let heights = heights(near, &closed);
            let above =
                |cell: u32| heights[cell as usize].map(|height| height - crossed(asked, cell));
            let mut found: Vec<i32> = around(asked).filter_map(above).collect();
            found.sort_unstable();
            if found.first() != found.last() {
                let cells = 0..order.len() as u32;
                let closed = cells.filter(|&cell| closed[cell as usize]).collect();
                return Moment { closed, asked, heights };
            }
        }
    }
    Moment { closed: Vec::new(), asked: 0, heights: vec![None; order.len()] }
}

fn is_joined(grid: &Grid, closed: &[bool]) -> bool {
    let (mut met, mut pending) = (closed.to_vec(), vec![ENDS[0]]);
    while let Some(cell) = pending.pop() {
        grid.for_each_neighbor(cell, |next| {
            if !std::mem::replace(&mut met[next as usize], true) {
                pending.push(next);
            }
        });
    }
    ENDS.iter().all(|&end| met[end as usize])
}

/// How high the closed cells are that can be reached from one of them, by sides and corners.
fn heights(start: u32, closed: &[bool]) -> Vec<Option<i32>> {
    let mut heights = vec![None; closed.len()];
    heights[start as usize] = Some(0);
    let mut pending = vec![start];
    while let Some(cell) = pending.pop() {
        for next in around(cell).filter(|&next| closed[next as usize]) {
            if heights[next as usize].is_none() {
                heights[next as usize] =
                    heights[cell as usize].map(|height: i32| height + crossed(cell, next));
                pending.push(next);
            }
        }
    }
    heights
}

/// The up to eight cells around one.
fn around(cell: u32) -> impl Iterator<Item = u32> {
    let (x, y) = (cell % WIDTH, cell / WIDTH);
    let rows = y.saturating_sub(1)..(y + 2).min(HEIGHT);
    let columns = x.saturating_sub(1)..(x + 2).min(WIDTH);
    rows.flat_map(move |row| columns.clone().map(move |column| row * WIDTH + column))
        .filter(move |&other| other != cell)
}

/// What the height changes by from a cell to one next to it: rays go up just right of their ends' middles.
fn crossed(from: u32, to: u32) -> i32 {
    let (left, right) = if from % WIDTH < to % WIDTH { (from, to) } else { (to, from) };
    let sum = ENDS
        .iter()
        .zip(NUMBERS)
        .filter(|(end, _)| {
            left % WIDTH != right % WIDTH && **end % WIDTH == left % WIDTH && **end > left
        })
        .map(|(_, number)| number)
        .sum::<i32>();
    if left == from { sum } else { -sum }
}

fn picture(moment: &Moment) -> String {
    let (width, height) = (2 * MARGIN + WIDTH * CELL, 2 * MARGIN + HEIGHT * CELL + 52);
    let mut parts = vec![format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
         font-family=\"system-ui, sans-serif\" font-size=\"14\" text-anchor=\"middle\" role=\"img\" \
         aria-label=\"Closed cells with heights, and a cell that would close a loop\">\n<style>{STYLE}\n</style>\n\
         <rect class=\"paper\" width=\"{width}\" height=\"{height}\" rx=\"10\"/>"
    )];
    for cell in 0..WIDTH * HEIGHT {
        let height = moment.heights[cell as usize];
        let class = match height {
            _ if !moment.closed.contains(&cell) => "ground",
            None => "stone",
            Some(0) => "low",
            Some(_) => "high",
        };
        let (x, y) = corner(cell);
        let size = CELL - 2;
        parts.push(format!(
            "<rect class=\"{class}\" x=\"{}\" y=\"{}\" width=\"{size}\" height=\"{size}\" rx=\"4\"/>",
            x + 1,
            y + 1
        ));
        parts.extend(height.map(|height| words("text", middle(cell), &height.to_string())));
    }
    for (end, number) in ENDS.into_iter().zip(NUMBERS) {
        let (x, y) = middle(end);
        // A little to the right, where a ray passes between the middles of columns.
        parts.push(format!(
            "<path class=\"ray\" d=\"M{x} {y}h12V{MARGIN}\" fill=\"none\" stroke-width=\"2\" \
             stroke-dasharray=\"5 4\"/>\n<circle class=\"end\" cx=\"{x}\" cy=\"{y}\" r=\"15\"/>"
        ));
        parts.push(words("endtext", (x, y), &signed(number)));
    }
    let (x, y) = corner(moment.asked);
    parts.push(format!(
        "<rect class=\"asked\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"4\" fill=\"none\" \
         stroke-width=\"3\"/>",
        x + 2,
        y + 2,
        CELL - 4,
        CELL - 4
    ));
    parts.push(words("text", middle(moment.asked), "?"));
    parts.push(legend(height - 44));
    parts.push("</svg>".to_owned());
    parts.join("\n")
}

fn corner(cell: u32) -> (u32, u32) {
    (MARGIN + cell % WIDTH * CELL, MARGIN + cell / WIDTH * CELL)
}

fn middle(cell: u32) -> (u32, u32) {
    let (x, y) = corner(cell);
    (x + CELL / 2, y + CELL / 2)
}

fn words(class: &str, (x, y): (u32, u32), words: &str) -> String {
    format!("<text class=\"{class}\" x=\"{x}\" y=\"{}\">{words}</text>", y + 5)
}

fn signed(number: i32) -> String {
    if number < 0 { format!("\u{2212}{}", -number) } else { number.to_string() }
}

fn legend(top: u32) -> String {
    let entry = |x: u32, y: u32, sign: &str, words: &str| {
        format!(
            "<g transform=\"translate({x} {y})\">{sign}<text class=\"text\" x=\"34\" y=\"5\" \
             font-size=\"13\" text-anchor=\"start\">{words}</text></g>"
        )
    };
    let stone = |class: &str| {
        format!("<rect class=\"{class}\" x=\"6\" y=\"-8\" width=\"16\" height=\"16\" rx=\"3\"/>")
    };
    let ray = "<path class=\"ray\" d=\"M2 0h24\" stroke-width=\"2\" stroke-dasharray=\"5 4\"/>";
    let (low, high) = (stone("low"), stone("high"));
    [
        entry(MARGIN, top + 8, &low, "closed, at height 0"),
        entry(MARGIN + 180, top + 8, &high, "closed, across a ray"),
        entry(MARGIN, top + 32, &stone("stone"), "closed, elsewhere"),
        entry(MARGIN + 180, top + 32, ray, "an end\u{2019}s ray, with its number"),
    ]
    .join("")
}
