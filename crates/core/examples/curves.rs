//! Draws a carved path and every curve through it as SVG.
//!
//! `cargo run -p meander-core --example curves > curves.svg`
#![expect(clippy::print_stdout, reason = "an example says what it found")]

use std::error::Error;

use meander_core::glam::DVec2;
use meander_core::{
    CatmullRom, Chaikin, Chisel, Grid, Simplify, catmull_rom_bezier, cells_to_points, chaikin,
    chisel, simplify, write_svg_path,
};

fn main() -> Result<(), Box<dyn Error>> {
    let grid = Grid::new(20, 20)?;
    let carving = chisel(grid, &Chisel { seed: 7, ..Chisel::new(&[21, 378]) })?
        .ok_or("the ends cannot be joined")?;
    let raw = cells_to_points(grid.width(), &carving.path)?;
    let cut = chaikin(&raw, &Chaikin { passes: 3, ..Chaikin::default() })?;
    let few = simplify(&raw, &Simplify { tolerance: 0.75, closed: false })?;
    let spline = catmull_rom_bezier(&few, &CatmullRom::default())?;

    println!(r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20" width="600">"##);
    println!(r##"<rect width="20" height="20" fill="#faf8f4"/>"##);
    println!(r##"<g fill="none" stroke-width=".12" stroke-linecap="round">"##);
    line(&raw, "#6b6f72", "0 .3");
    line(&cut, "#d55e00", "none");
    line(&few, "#009e73", ".5 .3");
    println!(r##"<path d="{}" stroke="#0072b2"/>"##, bezier(&spline));
    println!("</g></svg>");
    Ok(())
}

fn line(points: &[DVec2], color: &str, dashes: &str) {
    let data = write_svg_path(points, false);
    println!(r#"<path d="{data}" stroke="{color}" stroke-dasharray="{dashes}"/>"#);
}

/// A first point, then two control points and an end for each segment.
fn bezier(points: &[DVec2]) -> String {
    let Some((first, segments)) = points.split_first() else { return String::new() };
    let mut data = format!("M{} {}", first.x, first.y);
    for segment in segments.chunks_exact(3) {
        let coordinates: Vec<String> =
            segment.iter().map(|point| format!("{} {}", point.x, point.y)).collect();
        data += &format!("C{}", coordinates.join(" "));
    }
    data
}
