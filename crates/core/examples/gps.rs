//! Cleans and smooths a recorded GPS walk, and writes it back.
//!
//! `cargo run -p meander-core --example gps > gps.svg` draws it and writes `walk-cleaned.csv`.

use meander_core::glam::{DVec2, dvec2};
use meander_core::{
    Polyline, Smoother,
    smooth::{Refine, RejectOutliers, Simplify, reject_outliers},
};
use meander_tracks::{Reading, Writing, read_csv, write_csv};

#[path = "draw/svg.rs"]
mod svg;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let track = read_csv(include_str!("walk.csv"), &Reading::new())?;
    let recorded: Polyline = track.line()?;

    // Nobody walks faster than three metres a second, or turns back for a single point.
    let walking = RejectOutliers::new().max_speed(3.0).times(&track.times);
    let cleaned = reject_outliers(&recorded, &walking)?;

    // The receiver is off by a few metres, so deviations within five of the line are noise.
    let corners = Simplify::new(5.0).derive(&cleaned.line)?;
    let rounded = Refine::new().passes(3).angle_limit(3.0).derive(&corners.line)?;

    // Carry the times over.
    let times = cleaned.interpolate(&track.times)?;
    let times = rounded.interpolate(&corners.interpolate(&times)?)?;

    let mut writing = Writing::new().times(&times);
    writing.origin = track.origin;
    std::fs::write("walk-cleaned.csv", write_csv(&rounded.line, &writing)?)?;

    let onto_paper = |line: &[DVec2]| -> Vec<_> {
        line.iter().map(|point| *point + dvec2(380.0, 190.0)).collect()
    };
    let wrong: Vec<_> = cleaned.rejected.iter().map(|&index| recorded[index as usize]).collect();
    let mut svg = svg::Svg::new([760.0, 380.0], 1.0, "A recorded walk and the same walk cleaned");
    svg.lines(&[onto_paper(&recorded)], false, r##"stroke="#8d8f8c" stroke-width="1.5""##);
    svg.lines(
        &[onto_paper(&rounded.line)],
        false,
        r##"stroke="#0072b2" stroke-width="7" stroke-opacity=".35""##,
    );
    svg.marks(&onto_paper(&recorded), &[(0.0, 0.0)], r##"stroke="#1d2327" stroke-width="4""##);
    for cross in [[(-8.0, -8.0), (8.0, 8.0)], [(-8.0, 8.0), (8.0, -8.0)]] {
        svg.marks(&onto_paper(&wrong), &cross, r##"stroke="#d55e00" stroke-width="3""##);
    }
    svg.print();
    Ok(())
}
