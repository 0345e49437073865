//! Polylines among walls.

use meander_core::glam::DVec2;
use meander_core::{
    Cells, Error, Grid, Guard, SimplifyOnGrid, astar, cells_to_points, first_wall_hit, guard,
    simplify_on_grid, simplify_on_grid_indices, wall_crossings, walls_crossed,
};

use crate::bytes::CellList;
use crate::{Bytes, Target};

const LINE: &[&str] = &["width", "height", "walls", "points"];
const SIMPLE: &[&str] = &["width", "height", "walls", "points", "tolerance", "radius"];
const GUARD: &[&str] =
    &["width", "height", "walls", "raw", "smoothed", "points", "radius", "from", "to"];

pub(crate) static TARGETS: &[Target] = &[
    Target::new("first_wall_hit", LINE, |bytes| {
        let (grid, walls, points) = site(bytes)?;
        let hit = first_wall_hit(&points, &grid, &walls, false)?;
        assert!(hit.is_none_or(|segment| (segment as usize) < points.len()));
        assert_eq!(
            wall_crossings(&points, &grid, &walls, false)?.first.map(|(segment, _)| segment),
            hit
        );
        Ok(())
    }),
    Target::new("walls_crossed", LINE, |bytes| {
        let (grid, walls, points) = site(bytes)?;
        let crossed = walls_crossed(&points, &grid, &walls, false)?;
        let mut once = crossed.clone();
        once.sort_unstable();
        assert!(once.is_sorted_by(|a, b| a < b));
        assert!(crossed.is_empty() || first_wall_hit(&points, &grid, &walls, false)?.is_some());
        Ok(())
    }),
    Target::new("wall_crossings", LINE, |bytes| {
        let (grid, walls, points) = site(bytes)?;
        let crossings = wall_crossings(&points, &grid, &walls, false)?;
        assert_eq!(crossings.cells, walls_crossed(&points, &grid, &walls, false)?);
        assert!(crossings.first.is_none_or(|(_, place)| place.is_finite()));
        Ok(())
    }),
    Target::new("simplify_on_grid", SIMPLE, |bytes| {
        let (grid, walls, points) = site(bytes)?;
        let options = simplifying(bytes, &walls);
        let line = simplify_on_grid(&points, &grid, &options)?;
        let kept = simplify_on_grid_indices(&points, &grid, &options)?;
        let listed: Vec<DVec2> = kept.iter().map(|&index| points[index as usize]).collect();
        assert_eq!(line, listed);
        Ok(())
    }),
    Target::new("simplify_on_grid_indices", SIMPLE, |bytes| {
        let (grid, walls, points) = site(bytes)?;
        let options = simplifying(bytes, &walls);
        let kept = simplify_on_grid_indices(&points, &grid, &options)?;
        assert!(kept.is_sorted_by(|a, b| a < b));
        assert!(kept.iter().all(|&index| (index as usize) < points.len()));
        let line = simplify_on_grid(&points, &grid, &options)?;
        if first_wall_hit(&points, &grid, &walls, false)?.is_none() {
            assert_eq!(first_wall_hit(&line, &grid, &walls, false)?, None);
        }
        Ok(())
    }),
    Target::new("guard", GUARD, guarded),
];

fn simplifying<'a>(bytes: &mut Bytes<'_>, walls: &'a CellList) -> SimplifyOnGrid<'a> {
    let options = SimplifyOnGrid::new(bytes.number(0.0, 4.0)).walls(walls);
    options.radius(bytes.number(0.0, 1.0)).closed(bytes.yes())
}

fn site(bytes: &mut Bytes<'_>) -> Result<(Grid, CellList, Vec<DVec2>), Error> {
    let grid = bytes.grid()?;
    let walls = bytes.cells(20, &grid);
    Ok((grid, walls, bytes.points()))
}

/// A route over open cells and any curve at all.
fn guarded(bytes: &mut Bytes<'_>) -> Result<(), Error> {
    let (grid, walls, mut smoothed) = site(bytes)?;
    let ends = [bytes.index(grid.cell_count()), bytes.index(grid.cell_count())];
    let route = meander_core::Astar::new(ends[0], ends[1]).walls(&walls);
    let Some(cells) = astar(&grid, &route)? else { return Ok(()) };
    let raw = cells_to_points(grid.width(), &cells)?;
    let mut options = Guard::new().walls(Cells::from(&walls)).radius(bytes.number(0.0, 1.0));
    options.closed = bytes.once_in(4);
    if let ([first, .., last], false) = (&mut smoothed[..], options.closed) {
        (*first, *last) = (raw[0], raw[raw.len() - 1]);
    }
    let safe = guard(&raw, &smoothed, &grid, &options)?;
    assert_eq!(first_wall_hit(&safe, &grid, &walls, options.closed)?, None);
    Ok(())
}
