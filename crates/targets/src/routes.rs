//! Routes across grids, and what connects what.

use meander_core::{
    Astar, Cells, Corners, Error, Grid, GridMap, Neighborhood, RouteQuery, astar, branches,
    branches_off, cell_roles, longest_path, reachable, unreachable_terminals,
};

use crate::bytes::CellList;
use crate::{Bytes, Target};

const GRID: [&str; 2] = ["width", "height"];
const MAP: &[&str] =
    &[GRID[0], GRID[1], "walls", "stops", "cell", "costs", "cost", "goals", "radius"];
const JOINED: &[&str] = &[GRID[0], GRID[1], "walls", "terminals"];
const KEPT: &[&str] = &[GRID[0], GRID[1], "kept", "cells", "terminals", "path"];

pub(crate) static TARGETS: &[Target] = &[
    Target::new("astar", &[GRID[0], GRID[1], "walls", "from", "to", "through", "costs"], cheapest),
    Target::new("GridMap", MAP, many_routes),
    Target::new("reachable", &[GRID[0], GRID[1], "walls", "from"], from_one),
    Target::new("unreachable_terminals", JOINED, cut_off),
    Target::new("cell_roles", JOINED, roles),
    Target::new("branches", KEPT, |bytes| {
        let (grid, kept, terminals) = kept_cells(bytes)?;
        let ways = branches(&grid, &kept, &terminals)?;
        for way in &ways {
            assert_adjacent(&grid, way);
        }
        Ok(())
    }),
    Target::new("longest_path", KEPT, |bytes| {
        let (grid, kept, terminals) = kept_cells(bytes)?;
        let path = longest_path(&grid, &kept, &terminals)?;
        assert_eq!(branches(&grid, &kept, &terminals)?.first().map_or(&[][..], |way| way), path);
        Ok(())
    }),
    Target::new("branches_off", KEPT, |bytes| {
        let (grid, kept, terminals) = kept_cells(bytes)?;
        let path = bytes.cells(20, &grid);
        let ways = branches_off(&grid, &kept, &terminals, &path)?;
        assert!(ways.len() <= Cells::from(&terminals).len());
        for way in &ways {
            assert_adjacent(&grid, way);
        }
        Ok(())
    }),
];

fn assert_adjacent(grid: &Grid, way: &[u32]) {
    for pair in way.windows(2) {
        let [a, b] = [pair[0], pair[1]].map(|cell| grid.cell(cell));
        let apart = a.zip(b).map(|(a, b)| (a.x.abs_diff(b.x), a.y.abs_diff(b.y)));
        let diagonal = grid.neighborhood() == Neighborhood::Eight && apart == Some((1, 1));
        assert!(matches!(apart, Some((0, 1) | (1, 0))) || diagonal, "{way:?}");
    }
}

fn costs(bytes: &mut Bytes<'_>, grid: &Grid) -> Vec<u32> {
    let count = if bytes.once_in(16) { bytes.below(9) } else { grid.cell_count() };
    let wild = bytes.once_in(8);
    (0..count).map(|_| if wild { bytes.whole(9) } else { 1 + bytes.below(9) }).collect()
}

fn cheapest(bytes: &mut Bytes<'_>) -> Result<(), Error> {
    let grid = bytes.grid()?;
    let count = grid.cell_count();
    let (from, to) = (bytes.index(count), bytes.index(count));
    let (walls, through) = (bytes.cells(40, &grid), bytes.indexes(3, count));
    let (seed, costs) = (bytes.maybe(Bytes::word), bytes.maybe(|bytes| costs(bytes, &grid)));
    let mut options = Astar::new(from, to).walls(&walls).through(&through);
    options.seed = seed;
    options.costs = costs.as_deref();
    let found = astar(&grid, &options)?;
    if let Some(way) = &found {
        assert_adjacent(&grid, way);
        assert_eq!((way.first(), way.last()), (Some(&from), Some(&to)));
        assert!(way.len() == 1 || way.iter().all(|&cell| !is_wall(&grid, &walls, cell)));
    }
    let stops = [vec![from], through, vec![to]].concat();
    let mut query = RouteQuery::new();
    query.seed = seed;
    let routed = map(&grid, &walls, costs.as_deref())?.route(&stops, &query)?;
    assert_eq!(routed.map(|route| route.cells), found);
    Ok(())
}

fn map<'a>(
    grid: &Grid,
    walls: impl Into<Cells<'a>>,
    costs: Option<&[u32]>,
) -> Result<GridMap, Error> {
    let map = GridMap::new(grid).with_walls(walls)?;
    costs.map_or(Ok(map.clone()), |costs| map.with_costs(costs))
}

fn is_wall(grid: &Grid, walls: &CellList, cell: u32) -> bool {
    match walls {
        CellList::Indexes(list) => list.contains(&cell),
        CellList::Cells(list) => list.iter().any(|&wall| grid.index(wall) == Some(cell)),
        CellList::Mask(mask) => mask[cell as usize],
        CellList::Set(set) => set.contains(cell),
    }
}

fn many_routes(bytes: &mut Bytes<'_>) -> Result<(), Error> {
    let grid = bytes.grid()?;
    let walls = bytes.cells(40, &grid);
    let mut costs = bytes.maybe(|bytes| costs(bytes, &grid));
    let corners = if bytes.yes() { Corners::Cut } else { Corners::Avoid };
    let mut changed = map(&grid, &walls, costs.as_deref())?.with_corners(corners);
    let mut mask: Vec<bool> =
        (0..grid.cell_count()).map(|cell| is_wall(&grid, &walls, cell)).collect();
    for _ in 0..bytes.below(6) {
        let cell = bytes.index(grid.cell_count());
        match bytes.below(4) {
            0 => {
                let wall = bytes.yes();
                changed.set_wall(cell, wall)?;
                mask[cell as usize] = wall;
            }
            1 => {
                let cost = bytes.whole(9);
                changed.set_cost(cell, cost)?;
                costs.get_or_insert_with(|| vec![1; mask.len()])[cell as usize] = cost;
            }
            2 => {
                let goals = bytes.cells(4, &grid);
                let (distances, flow) = (changed.distances(&goals)?, changed.flow(&goals)?);
                for (distance, next) in distances.iter().zip(flow) {
                    assert_eq!(*distance == u32::MAX, next == u32::MAX);
                    assert!(next == u32::MAX || distances[next as usize] <= *distance);
                }
            }
            _ => {
                let stops = bytes.cells(4, &grid);
                let mut query =
                    RouteQuery::new().radius(bytes.number(0.0, 3.0)).nearest(bytes.yes());
                query.seed = bytes.maybe(Bytes::word);
                query.max_visits = bytes.maybe(|bytes| bytes.below(99));
                let fresh = map(&grid, &mask, costs.as_deref())?.with_corners(corners);
                let found = changed.route(&stops, &query)?;
                assert_eq!(found, fresh.clone().route(&stops, &query)?);
                if let Some(route) = found {
                    assert_adjacent(&grid, &route.cells);
                    assert_eq!(fresh.clear(&route.points, query.radius, false)?, None);
                }
            }
        }
    }
    Ok(())
}

fn from_one(bytes: &mut Bytes<'_>) -> Result<(), Error> {
    let grid = bytes.grid()?;
    let (walls, from) = (bytes.cells(40, &grid), bytes.index(grid.cell_count()));
    let cells = reachable(&grid, &walls, from)?;
    assert!(cells.iter().all(|&cell| !is_wall(&grid, &walls, cell)));
    assert_eq!(cells.contains(&from), !is_wall(&grid, &walls, from));
    Ok(())
}

fn cut_off(bytes: &mut Bytes<'_>) -> Result<(), Error> {
    let grid = bytes.grid()?;
    let (walls, terminals) = (bytes.cells(40, &grid), bytes.indexes(6, grid.cell_count()));
    let parted = unreachable_terminals(&grid, &walls, &terminals)?;
    assert!(parted.is_sorted_by(|a, b| a < b));
    if let Some(&first) = terminals.first() {
        let near = reachable(&grid, &walls, first)?;
        for (index, terminal) in terminals.iter().enumerate() {
            assert_eq!(parted.contains(&(index as u32)), !near.contains(terminal));
        }
    }
    Ok(())
}

fn roles(bytes: &mut Bytes<'_>) -> Result<(), Error> {
    let grid = bytes.grid()?;
    let (walls, terminals) = (bytes.cells(40, &grid), bytes.cells(6, &grid));
    let roles = cell_roles(&grid, &walls, &terminals)?;
    let parted = unreachable_terminals(&grid, &walls, &terminals)?;
    assert_eq!(roles.is_some(), parted.is_empty());
    for list in roles.iter().flat_map(|roles| [&roles.needed, &roles.cycles, &roles.dead_ends]) {
        assert!(list.is_sorted_by(|a, b| a < b));
        assert!(list.iter().all(|&cell| !is_wall(&grid, &walls, cell)));
    }
    Ok(())
}

fn kept_cells(bytes: &mut Bytes<'_>) -> Result<(Grid, CellList, CellList), Error> {
    let grid = bytes.grid()?;
    let mut kept = bytes.cells(60, &grid);
    let terminals = bytes.cells(6, &grid);
    // Terminals that are kept, mostly: others give nothing.
    if let (CellList::Set(set), CellList::Indexes(ends)) = (&mut kept, &terminals) {
        ends.iter().for_each(|&end| set.insert(end));
    }
    Ok((grid, kept, terminals))
}
