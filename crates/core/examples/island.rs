//! An island: a blob in the middle of the sea, its coast, and a wood, which is a blob on land.
//!
//! `cargo run -p meander-core --example island > island.svg`

use meander_core::{
    Grid, Polyline,
    carve::{Blob, blob},
    cells_to_points, outlines,
    smooth::{Bspline, Simplify, bspline, simplify},
};

#[path = "draw/svg.rs"]
mod svg;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let grid = Grid::new(64, 32)?;
    // Cells far from the middle are likely to go first.
    let weight = |index: u32| {
        let (x, y) = (f64::from(index % 64) - 31.5, f64::from(index / 64) - 15.5);
        let far = x * x + 5.0 * y * y;
        far * far * far * far
    };
    let weights: Vec<f64> = (0..grid.cell_count()).map(weight).collect();
    let options = Blob::new(600).roundness(0.3).seed(4).weights(&weights);
    let land = blob(grid, &options)?.ok_or("no room for an island")?;

    let sea: Vec<u32> = (0..grid.cell_count()).filter(|cell| !land.contains(cell)).collect();
    let options = Blob::new(70).roundness(0.3).seed(2).walls(&sea);
    let wood = blob(grid, &options)?.ok_or("no room for a wood")?;

    // Leave out lakes of one cell: they would be specks.
    let large = outlines(&grid, &land)?.into_iter().filter(|coast| coast.len() > 8);
    let smooth = |coast: Polyline| {
        let few = simplify(&coast, &Simplify::new(0.75))?;
        bspline(&few, &Bspline::new().degree(2).subdivisions(4))
    };
    let shore = large.map(smooth).collect::<Result<Vec<_>, _>>()?;

    let mut svg = svg::Svg::new([58.0, 32.0], 11.0, "An island with a winding coast");
    svg.lines(&shore, true, r##"stroke="#0072b2" stroke-opacity=".14" stroke-width="32""##);
    svg.lines(&shore, true, r##"stroke="#0072b2" stroke-opacity=".22" stroke-width="14""##);
    svg.lines(
        &shore,
        true,
        r##"fill="#e9e2d0" fill-rule="evenodd" stroke="#1d2327" stroke-width="2""##,
    );
    let tree = [(-0.4, 0.4), (0.0, -0.6), (0.4, 0.4)];
    svg.marks(&cells_to_points(64, &wood)?, &tree, r##"fill="#009e73""##);
    svg.print();
    Ok(())
}
