//! A river for a roguelike: it winds between mountains and joins three towns.
//!
//! `cargo run -p meander-core --example river > river.svg`

use meander_core::{
    Cell, Grid, Polyline,
    carve::{Blob, Chisel, blob, chisel},
    cells_to_points,
    measure::nearest,
    search::{Terminals, branches},
    smooth::{Bspline, Simplify, bspline, simplify},
};

#[path = "draw/svg.rs"]
mod svg;

const WIDTH: u32 = 48;
const TILE: [(f64, f64); 4] = [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)];
const PEAK: [(f64, f64); 3] = [(-0.35, 0.3), (0.0, -0.35), (0.35, 0.3)];
const HOUSE: [(f64, f64); 5] = [(-0.7, 0.6), (-0.7, -0.3), (0.0, -1.0), (0.7, -0.3), (0.7, 0.6)];

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let grid = Grid::new(WIDTH, 22)?;
    let towns = [(4, 3), (42, 7), (22, 18)].map(|(x, y)| Cell { x, y });
    let mut mountains = Vec::new();
    for seed in 50..55 {
        let range = Blob::new(36).roundness(0.5).seed(seed).walls(&towns);
        mountains.extend(blob(grid, &range)?.ok_or("no room for mountains")?);
    }
    let options = Chisel::new(&towns).walls(&mountains).seed(1).wiggliness(1.5);
    let river = chisel(grid, &options)?.ok_or("mountains part the towns")?;

    let mut courses: Vec<Polyline> = Vec::new();
    for cells in branches(grid, &Terminals::new(&towns).kept(&river.nodes))? {
        let stairs = cells_to_points(WIDTH, &cells)?;
        let mut bends = Vec::from(simplify(&stairs, &Simplify::new(0.5))?);
        // End a tributary on the smoothed river, which has left its cells.
        if let (Some(main), Some(mouth)) = (courses.first(), bends.last_mut()) {
            *mouth = nearest(main, *mouth)?.map_or(*mouth, |found| found.point);
        }
        courses.push(bspline(&Polyline::open(bends)?, &Bspline::new().degree(2))?);
    }

    let mut svg = svg::Svg::new([48.0, 22.0], 15.0, "A river between mountains joins three towns");
    let [water, rock, roofs] =
        [river.nodes, mountains, grid.indexes(towns)?].map(|cells| cells_to_points(WIDTH, &cells));
    svg.marks(&water?, &TILE, r##"fill="#0072b2" fill-opacity=".16""##);
    svg.marks(&rock?, &PEAK, r##"fill="#8d8f8c""##);
    svg.lines(&courses, false, r##"stroke="#0072b2" stroke-width="6""##);
    svg.marks(&roofs?, &HOUSE, r##"fill="#d55e00" stroke="#faf8f4" stroke-width="3""##);
    svg.print();
    Ok(())
}
