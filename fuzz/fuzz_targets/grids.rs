//! Routes, wall hits and guarded curves on any grid.
#![no_main]

use arbitrary::Arbitrary;
use libfuzzer_sys::fuzz_target;
use meander_core::glam::DVec2;
use meander_core::interop::from_flat;
use meander_core::{
    Astar, Error, Grid, Guard, Neighborhood, Route, astar, branches, cell_roles, cells_to_points,
    first_wall_hit, guard, reachable, route, unreachable_terminals, walls_crossed,
};

#[derive(Arbitrary, Debug)]
struct Input {
    width: u8,
    height: u8,
    corners: bool,
    walls: Vec<u16>,
    from: u16,
    to: u16,
    seed: Option<u32>,
    costs: Option<Vec<u32>>,
    smooth: Vec<f64>,
}

fuzz_target!(|input: Input| {
    let _ = run(&input);
});

fn run(input: &Input) -> Result<(), Error> {
    let neighborhood = if input.corners { Neighborhood::Eight } else { Neighborhood::Four };
    let grid = Grid::new(u32::from(input.width % 16), u32::from(input.height % 16))?
        .with_neighborhood(neighborhood);
    let walls: Vec<u32> = input.walls.iter().copied().map(u32::from).collect();
    let (from, to) = (u32::from(input.from), u32::from(input.to));
    let mut by_steps = Route::new(from, to).walls(&walls);
    by_steps.seed = input.seed;
    let by_steps = route(&grid, &by_steps)?;
    let mut cheapest = Astar::new(from, to).walls(&walls);
    cheapest.seed = input.seed;
    cheapest.costs = input.costs.as_deref();
    let found = astar(&grid, &cheapest)?;
    assert!(found.is_none() || by_steps.is_some());
    let cut_off = unreachable_terminals(&grid, &walls, &[from, to])?;
    assert_eq!(cut_off.is_empty(), by_steps.is_some());
    assert_eq!(cell_roles(&grid, &walls, &[from, to])?.is_some(), by_steps.is_some());
    assert_eq!(reachable(&grid, &walls, from)?.contains(&to), by_steps.is_some());
    let smooth: Vec<DVec2> = from_flat("smooth", &input.smooth)?;
    let hit = first_wall_hit(&smooth, &grid, &walls)?;
    assert!(hit.is_some() || walls_crossed(&smooth, &grid, &walls)?.is_empty());
    if let Some(found) = found {
        if from != to {
            assert!(!branches(&grid, &found, &[from, to])?.is_empty());
        }
        let raw = cells_to_points(grid.width(), &found)?;
        let guarded = guard(&raw, &smooth, &grid, &Guard::new().walls(&walls))?;
        if raw.len() > 1 && smooth.len() > 1 {
            assert_eq!(first_wall_hit(&guarded, &grid, &walls)?, None);
        }
    }
    Ok(())
}
