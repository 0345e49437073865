//! A guard's round: waypoints, a smooth closed curve through them, and where the guard is each second.
//!
//! `cargo run -p meander-core --example patrol`
#![expect(clippy::print_stdout, reason = "an example says what it found")]

use std::error::Error;

use meander_core::glam::dvec3;
use meander_core::{CatmullRom, Follower, catmull_rom, measure};

fn main() -> Result<(), Box<dyn Error>> {
    let waypoints = [
        dvec3(0.0, 0.0, 0.0),
        dvec3(12.0, 2.0, 0.0),
        dvec3(15.0, 9.0, 3.0),
        dvec3(6.0, 12.0, 3.0),
        dvec3(-3.0, 7.0, 1.0),
    ];
    let round = catmull_rom(&waypoints, &CatmullRom { closed: true, ..CatmullRom::default() })?;
    let guard = Follower::new(&round, true)?;
    println!("{:.2} metres, sharpest turn {:.1}°", guard.length(), measure(&round)?.max_turn);

    let speed = 4.0;
    for second in 0..=12 {
        let Some(position) = guard.at(speed * f64::from(second)) else { break };
        println!("{second:2} s: {:.2}, heading {:.2}", position.point, position.heading);
    }
    Ok(())
}
