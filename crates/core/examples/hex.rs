//! Carves a path out of a map of hexagons: any graph will do.
//!
//! `cargo run -p meander-core --example hex`
#![expect(clippy::print_stdout, reason = "an example says what it found")]

use std::error::Error;

use meander_core::{Chisel, Graph, chisel};

/// Rows of hexagons, every other row half a hexagon to the right.
struct Hexes {
    width: u32,
    height: u32,
}

impl Graph for Hexes {
    fn node_count(&self) -> u32 {
        self.width * self.height
    }

    fn for_each_neighbor(&self, node: u32, mut visit: impl FnMut(u32)) {
        let (x, y) = (node % self.width, node / self.width);
        // In the rows above and below, the two neighbours start here or one to the left.
        let left = if y % 2 == 1 { Some(x) } else { x.checked_sub(1) };
        let right = if y % 2 == 1 { x + 1 } else { x };
        let beside = [x.checked_sub(1), Some(x + 1)];
        let rows = [
            (y.checked_sub(1), [left, Some(right)]),
            (Some(y), beside),
            (Some(y + 1), [left, Some(right)]),
        ];
        for (row, columns) in rows {
            let Some(row) = row.filter(|&row| row < self.height) else { continue };
            for column in columns.into_iter().flatten().filter(|&column| column < self.width) {
                visit(row * self.width + column);
            }
        }
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let map = Hexes { width: 30, height: 16 };
    let ends = [0, map.node_count() - 1, map.width - 1];
    let carving = chisel(&map, &Chisel { seed: 4, ..Chisel::new(&ends) })?
        .ok_or("the ends cannot be joined")?;
    for y in 0..map.height {
        let indent = if y % 2 == 1 { " " } else { "" };
        let row: Vec<&str> = (0..map.width)
            .map(|x| match y * map.width + x {
                node if ends.contains(&node) => "@",
                node if carving.nodes.binary_search(&node).is_ok() => "o",
                _ => "·",
            })
            .collect();
        println!("{indent}{}", row.join(" "));
    }
    println!("{} hexagons join {} ends", carving.nodes.len(), ends.len());
    Ok(())
}
