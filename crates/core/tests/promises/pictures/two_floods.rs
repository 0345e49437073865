//! One flood beside two, between the same ends of the same grid: the cells that either visits.

use meander_core::{
    Error, Graph, Grid,
    carve::{Chisel, chisel},
};

use super::flood::{flood, keys, open};

const SIDE: u32 = 48;
const CELL: u32 = 6;
const MARGIN: u32 = 14;
const GAP: u32 = 20;
const SEED: u32 = 4;

/// What two floods visited, and the path through the cell where they met.
struct Both {
    visited: [Vec<u32>; 2],
    path: Vec<u32>,
    meeting: u32,
}

pub(super) fn drawing() -> Result<String, Error> {
    let grid = Grid::new(SIDE, SIDE)?;
    let ends = [SIDE * 2 + 2, SIDE * (SIDE - 3) + SIDE - 3];
    let (order, keys) = keys(SIDE * SIDE, SEED);
    let (visited, _, path) = flood(&grid, ends, &keys);
    let both = both(&grid, ends, &keys);
    // The picture tells the truth: carving leaves the same path.
    let carved = chisel(grid, &Chisel::new(&ends).order(&order))?;
    let carved = carved.map(|carving| carving.path).unwrap_or_default();
    assert_eq!((&path, &both.path), (&carved, &carved));
    Ok(picture(&visited, &both))
}

/// Floods from both ends, in turns, until one is about to visit what the other has seen.
fn both(grid: &Grid, ends: [u32; 2], keys: &[u32]) -> Both {
    let mut seen_from = ends.map(|end| {
        let mut from = vec![None; keys.len()];
        from[end as usize] = Some(end);
        from
    });
    let mut visited = ends.map(|end| vec![end]);
    let mut waiting = [Vec::new(), Vec::new()];
    for turn in [0, 1].into_iter().cycle() {
        let (cell, other) = (visited[turn].last().copied().unwrap_or(ends[turn]), 1 - turn);
        let (from, queue) = (&mut seen_from[turn], &mut waiting[turn]);
        grid.for_each_neighbor(cell, |next| {
            if from[next as usize].is_none() {
                from[next as usize] = Some(cell);
                queue.push(next);
            }
        });
        let Some(at) = (0..queue.len()).max_by_key(|&at| keys[queue[at] as usize]) else { break };
        let next = queue.swap_remove(at);
        if seen_from[other][next as usize].is_some() {
            let [mut path, rest] = [0, 1].map(|side| walk_back(&seen_from[side], next));
            path.reverse();
            path.extend(&rest[1..]);
            return Both { visited, path, meeting: next };
        }
        visited[turn].push(next);
    }
    Both { visited, path: Vec::new(), meeting: ends[0] }
}

/// The cells back to the end that was seen from itself.
fn walk_back(seen_from: &[Option<u32>], cell: u32) -> Vec<u32> {
    let mut walk = vec![cell];
    let from = |cell: u32| seen_from[cell as usize].filter(|&from| from != cell);
    while let Some(before) = walk.last().and_then(|&cell| from(cell)) {
        walk.push(before);
    }
    walk
}

fn picture(alone: &[u32], both: &Both) -> String {
    let panel = SIDE * CELL;
    let (width, height) = (2 * MARGIN + 2 * panel + GAP, 2 * MARGIN + panel + 26);
    let (left, right) = (MARGIN, MARGIN + panel + GAP);
    let counts = both.visited.each_ref().map(Vec::len);
    let label = "The cells that one flood visits, and those that two visit";
    let mut parts = vec![open([width, height], 14, label)];
    for (x, words) in [
        (left, format!("one flood: {} cells", alone.len())),
        (right, format!("two floods: {} + {} cells", counts[0], counts[1])),
    ] {
        parts.push(format!(
            "<rect class=\"fill-stone\" x=\"{x}\" y=\"{MARGIN}\" width=\"{panel}\" height=\"{panel}\"/>\n\
             <text class=\"fill-ink\" x=\"{}\" y=\"{}\">{words}</text>",
            x + panel / 2,
            height - 16
        ));
    }
    parts.push(cells(left, alone, "fill-seen-3"));
    parts.push(cells(right, &both.visited[0], "fill-seen-3"));
    parts.push(cells(right, &both.visited[1], "fill-seen-2"));
    for x in [left, right] {
        let corners: Vec<String> = both.path.iter().map(|&cell| middle(x, cell)).collect();
        for (class, width) in [("stroke-field-case", 6), ("stroke-path", 3)] {
            parts.push(format!(
                "<path class=\"{class}\" d=\"M{}\" fill=\"none\" stroke-width=\"{width}\" \
                 stroke-linejoin=\"round\"/>",
                corners.join("L")
            ));
        }
        for end in [both.path.first(), both.path.last()].into_iter().flatten() {
            parts.push(dot("fill-ink", x, *end, 6));
        }
    }
    parts.push(dot("stroke-ink\" fill=\"none\" stroke-width=\"2.5", right, both.meeting, 8));
    parts.push("</svg>".to_owned());
    parts.join("\n")
}

fn cells(left: u32, cells: &[u32], class: &str) -> String {
    let mut cells = cells.to_vec();
    cells.sort_unstable();
    // A run in a row is one rectangle.
    let runs: String = cells
        .chunk_by(|cell, next| cell + 1 == *next && next % SIDE != 0)
        .map(|run| {
            let (x, y) = (left + run[0] % SIDE * CELL, MARGIN + run[0] / SIDE * CELL);
            let wide = run.len() as u32 * CELL;
            format!("M{x} {y}h{wide}v{CELL}h-{wide}z")
        })
        .collect();
    format!("<path class=\"{class}\" d=\"{runs}\"/>")
}

fn middle(left: u32, cell: u32) -> String {
    let place = |start: u32, steps: u32| start + steps * CELL + CELL / 2;
    format!("{} {}", place(left, cell % SIDE), place(MARGIN, cell / SIDE))
}

fn dot(class: &str, left: u32, cell: u32, radius: u32) -> String {
    let middle = middle(left, cell);
    let (x, y) = middle.split_once(' ').unwrap_or_default();
    format!("<circle class=\"{class}\" cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"/>")
}
