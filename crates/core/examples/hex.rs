//! A road over hexagons that joins three castles around a lake: any graph will do.
//!
//! `cargo run -p meander-core --example hex > hex.svg`

use meander_core::glam::{DVec2, dvec2};
use meander_core::{
    Graph, OnGraph,
    carve::{Blob, Chisel, blob, chisel},
};

#[path = "draw/svg.rs"]
mod svg;

const COLUMNS: i32 = 21;
const ROWS: i32 = 10;
const HEXAGON: [(f64, f64); 6] =
    [(0.0, -0.54), (0.47, -0.27), (0.47, 0.27), (0.0, 0.54), (-0.47, 0.27), (-0.47, -0.27)];

/// Hexagons in rows; every other row is half a hexagon to the right.
struct Hexes;

impl Graph for Hexes {
    fn node_count(&self) -> u32 {
        (COLUMNS * ROWS) as u32
    }

    fn for_each_neighbor(&self, node: u32, mut visit: impl FnMut(u32)) {
        let (x, y) = (node as i32 % COLUMNS, node as i32 / COLUMNS);
        let (left, right) = (x + y % 2 - 1, x + y % 2);
        let around =
            [(left, y - 1), (right, y - 1), (x - 1, y), (x + 1, y), (left, y + 1), (right, y + 1)];
        for (x, y) in around {
            if (0..COLUMNS).contains(&x) && (0..ROWS).contains(&y) {
                visit((y * COLUMNS + x) as u32);
            }
        }
    }
}

fn centers(nodes: &[u32]) -> Vec<DVec2> {
    let place = |&node: &u32| (node as i32 % COLUMNS, node as i32 / COLUMNS);
    let center = |(x, y)| dvec2(f64::from(2 * x + y % 2) / 2.0 + 0.75, f64::from(y) * 0.866 + 0.8);
    nodes.iter().map(place).map(center).collect()
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let castles = [23, 60, 191];
    let shore = Blob::new(30).roundness(0.6).seed(3).walls(&castles);
    let lake = blob(OnGraph(Hexes), &shore)?.ok_or("no room for a lake")?;
    let options = Chisel::new(&castles).walls(&lake).seed(2);
    let road = chisel(OnGraph(Hexes), &options)?.ok_or("the lake parts the castles")?;

    let is_land = |node: &u32| !lake.contains(node) && !road.nodes.contains(node);
    let land: Vec<u32> = (0..Hexes.node_count()).filter(is_land).collect();
    let mut svg = svg::Svg::new([22.0, 9.4], 33.0, "A road over hexagons joins three castles");
    svg.marks(&centers(&land), &HEXAGON, r##"fill="#1d2327" fill-opacity=".08""##);
    svg.marks(&centers(&lake), &HEXAGON, r##"fill="#0072b2" fill-opacity=".55""##);
    svg.marks(&centers(&road.nodes), &HEXAGON, r##"fill="#d55e00" fill-opacity=".8""##);
    svg.marks(&centers(&castles), &HEXAGON, r##"fill="#1d2327""##);
    svg.print();
    Ok(())
}
