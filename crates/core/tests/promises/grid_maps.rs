//! Promises of a grid map.

use crate::plain::{Field, fields, length, line};
use crate::property::properties;
use crate::routes::{cheapest, price};
use meander_core::{
    Corners, Error, Grid, GridMap, Neighborhood, RouteQuery, cells_to_points,
    glam::{DVec2, dvec2},
    measure::Follower,
};
use proptest::prelude::*;

fn corners() -> impl Strategy<Value = Corners> {
    prop_oneof![Just(Corners::Avoid), Just(Corners::Cut)]
}

fn dear() -> impl Strategy<Value = Option<Vec<u32>>> {
    prop::option::of(prop::collection::vec(1..6u32, 81))
}

fn map_of(field: &Field, costs: Option<&[u32]>, corners: Corners) -> GridMap {
    let map = field.map().with_corners(corners);
    match costs {
        Some(costs) => map.with_costs(&costs[..field.grid.cell_count() as usize]).unwrap(),
        None => map,
    }
}

/// The cells whose centres have room for a radius.
fn open_for(field: &Field, radius: f64) -> Vec<bool> {
    let map = map_of(field, None, Corners::Avoid);
    let rooms = rooms(field);
    map.walls().iter().zip(rooms).map(|(wall, room)| !wall && room >= radius - 1e-9).collect()
}

/// The distance of each cell's centre from the nearest wall and the rim.
fn rooms(field: &Field) -> Vec<f64> {
    let (width, height) = (field.grid.width(), field.grid.height());
    let gap = |one: u32, other: u32| (f64::from(one.abs_diff(other)) - 0.5).max(0.0);
    (0..field.grid.cell_count())
        .map(|cell| {
            let (x, y) = (cell % width, cell / width);
            let rim = f64::from(x.min(y).min(width - 1 - x).min(height - 1 - y)) + 0.5;
            let from = |&wall: &u32| dvec2(gap(x, wall % width), gap(y, wall / width)).length();
            field.walls.iter().map(from).fold(rim, f64::min)
        })
        .collect()
}

fn wide(radius: f64) -> RouteQuery {
    RouteQuery::new().radius(radius)
}

fn unit(grid: &Grid) -> u64 {
    if grid.neighborhood() == Neighborhood::Eight { 70 } else { 1 }
}

properties! {
    #![cases(400)]

    #[test]
    fn routes_distances_and_flow_agree(
        field in fields(9, 3, 4),
        dear in dear(),
        given in corners(),
        radius in prop_oneof![Just(0.0), Just(0.4), Just(0.9)],
        seed in prop::option::of(any::<u32>()),
    ) {
        let mut query = wide(radius);
        query.seed = seed;
        let corners = if radius > 0.0 { Corners::Avoid } else { given };
        let map = map_of(&field, dear.as_deref(), given);
        let (grid, goals) = (field.grid, &field.terminals);
        let costs = dear.unwrap_or(vec![1; 81]);
        let (distances, flow) = (map.distances(goals, radius).unwrap(), map.flow(goals, radius).unwrap());
        let open = open_for(&field, radius);
        let leg = |leg: &[u32]| cheapest(&grid, corners, &open, &costs, leg[0])[leg[1] as usize];
        let between: Option<u64> = goals.windows(2).map(leg).sum();
        for cell in 0..grid.cell_count() {
            let ways = cheapest(&grid, corners, &open, &costs, cell);
            let wanted = goals.iter().filter_map(|&goal| ways[goal as usize]).min();
            let distance = distances[cell as usize];
            prop_assert_eq!(Some(u64::from(distance)).filter(|_| distance < u32::MAX), wanted);
            let next = flow[cell as usize];
            match distance {
                u32::MAX => prop_assert_eq!(next, u32::MAX),
                0 => prop_assert_eq!(next, cell),
                _ => {
                    let step = price(&grid, &costs, &[cell, next]);
                    prop_assert_eq!(step + u64::from(distances[next as usize]), u64::from(distance));
                }
            }
            let found = match map.route(&[&[cell], &goals[..]].concat(), &query) {
                Err(Error::NoRoom { .. }) => None,
                found => found.unwrap(),
            };
            let first = ways[goals[0] as usize];
            let cost = first.zip(between).map(|(first, rest)| (first + rest) as f64 / unit(&grid) as f64);
            prop_assert_eq!(found.as_ref().map(|found| found.cost), cost);
            for found in found.iter() {
                prop_assert_eq!(&found.line, &cells_to_points(grid.width(), &found.cells).unwrap());
                let paid = price(&grid, &costs, &found.cells) as f64 / unit(&grid) as f64;
                prop_assert_eq!(paid, found.cost);
            }
            if radius > 0.0 {
                continue;
            }
            let reachable = map.reachable(cell).unwrap();
            let to_all = |cell: &u32| ways[*cell as usize].is_some();
            prop_assert_eq!(reachable.len(), (0..grid.cell_count()).filter(to_all).count());
            prop_assert!(reachable.iter().all(to_all));
        }
    }

    #[test]
    fn a_map_that_changed_answers_as_a_new_one(
        field in fields(7, 8, 2),
        changes in prop::collection::vec((0..49u32, 0..9u32), 2..12),
        radius in prop_oneof![Just(0.0), Just(0.4), Just(0.9)],
    ) {
        let (grid, count) = (field.grid, field.grid.cell_count());
        let (from, to) = (field.terminals[0], field.terminals[1]);
        let (mut map, mut costs) = (field.map(), vec![1; count as usize]);
        for (cell, change) in changes {
            let cell = cell % count;
            match change {
                0 => map.set_walls(&[cell]).unwrap(),
                1..5 => map.set_wall(cell, true).unwrap(),
                5..8 => map.set_wall(cell, false).unwrap(),
                _ => {
                    costs[cell as usize] = 3;
                    map.set_cost(cell, 3).unwrap();
                }
            }
            let mut new = GridMap::new(&grid).with_walls(map.walls()).unwrap();
            if costs.iter().any(|&cost| cost > 1) {
                new = new.with_costs(&costs).unwrap();
            }
            let query = wide(radius);
            prop_assert_eq!(map.unit_path(from, to, &query), new.unit_path(from, to, &query));
            prop_assert_eq!(map.flow(&[to], radius), new.flow(&[to], radius));
        }
    }

    #[test]
    fn a_route_keeps_its_radius_or_an_error_says_that_none_does(
        field in fields(14, 9, 2),
        radius in prop_oneof![0.0..3.0f64, Just(0.4), Just(0.5), Just(1.0), Just(1.5)],
        seed in prop::option::of(any::<u32>()),
        corners in corners(),
    ) {
        let map = map_of(&field, None, corners);
        let (from, to) = (field.terminals[0], field.terminals[1]);
        let mut query = RouteQuery::new().radius(radius);
        query.seed = seed;
        let found = map.route(&[from, to], &query);
        let open = open_for(&field, radius);
        let price = |corners, open: &[bool]| {
            let paid = |cost: u64| cost as f64 / unit(&field.grid) as f64;
            cheapest(&field.grid, corners, open, &vec![1; open.len()], from)[to as usize].map(paid)
        };
        let no_room = |stop| Err(Error::NoRoom { argument: "stops", index: Some(stop), radius });
        let ends = [from, to].map(|end| open[end as usize]);
        let on_wall = field.walls.iter().any(|wall| field.terminals[..2].contains(wall));
        let wanted = match price(if radius > 0.0 { Corners::Avoid } else { corners }, &open) {
            None if on_wall => Ok(None),
            None if !ends[0] => no_room(0),
            None if !ends[1] => no_room(1),
            None if price(corners, &open_for(&field, 0.0)).is_some() => no_room(1),
            cost => Ok(cost),
        };
        prop_assert_eq!(found.clone().map(|found| found.map(|found| found.cost)), wanted);
        if let Ok(Some(found)) = found {
            prop_assert_eq!(map.clear(&found.line, radius).unwrap(), None);
        }
    }

    #[test]
    fn a_route_ends_at_the_nearest_cell_it_can_reach(
        field in fields(9, 2, 2),
        seed in prop::option::of(any::<u32>()),
        dear in dear(),
    ) {
        let map = map_of(&field, dear.as_deref(), Corners::Avoid);
        let (grid, from, to) = (field.grid, field.terminals[0], field.terminals[1]);
        let costs = dear.unwrap_or(vec![1; 81]);
        let open: Vec<bool> = map.walls().iter().map(|wall| !wall).collect();
        let ways = cheapest(&grid, Corners::Avoid, &open, &costs, from);
        let apart = |cell: u32| {
            let (one, other) = (grid.cell(cell).unwrap(), grid.cell(to).unwrap());
            one.x.abs_diff(other.x).pow(2) + one.y.abs_diff(other.y).pow(2)
        };
        let cells = (0..grid.cell_count()).filter_map(|cell| Some((apart(cell), ways[cell as usize]?, cell)));
        let wanted = cells.min().map(|(_, cost, cell)| (cell, cost));
        let mut query = RouteQuery::new().nearest(true);
        query.seed = seed;
        let found = map.route(&[from, to, from], &query).unwrap();
        let arrived = open[to as usize] && ways[to as usize].is_some();
        let found = found.map(|found| (found.cells[0], *found.cells.last().unwrap(), price(&grid, &costs, &found.cells)));
        if arrived {
            prop_assert_eq!(found.map(|(first, last, _)| (first, last)), Some((from, from)));
        } else {
            prop_assert_eq!(found, wanted.map(|(cell, cost)| (from, cell, cost)));
        }
    }

    #[test]
    fn a_search_gives_up_after_so_many_visits(field in fields(9, 4, 2), most in 0..81u32, dear in dear()) {
        let map = map_of(&field, dear.as_deref(), Corners::Avoid);
        let (from, to) = (field.terminals[0], field.terminals[1]);
        let whole = map.route(&[from, to], &RouteQuery::new()).unwrap();
        let query = RouteQuery::new().max_visits(most);
        let found = map.route(&[from, to], &query).unwrap();
        prop_assert!(found.is_none() || found == whole);
        if let Some(whole) = whole.filter(|_| found.is_none()) {
            // As many visits as there are cells always suffice; fewer than the route has steps never do.
            prop_assert!(most < field.grid.cell_count());
            let near = map.route(&[from, to], &query.nearest(true)).unwrap().unwrap();
            prop_assert_eq!(near.cells[0], from);
            prop_assert!(near.cost <= whole.cost && near.cells.len() <= most.max(1) as usize);
        } else if let Some(found) = found {
            prop_assert!(found.cells.len() as u32 <= most + 1);
        }
    }
}

#[test]
fn threads_that_share_a_map_find_the_same_routes() {
    let map = GridMap::new(&Grid::new(40, 40).unwrap()).with_walls(&[41, 82, 123]).unwrap();
    let find = || (200..400).map(|to| map.unit_path(820, to, &wide(0.7))).collect::<Vec<_>>();
    let alone = find();
    assert!(alone.iter().filter(|found| found.is_ok()).count() > 150);
    std::thread::scope(|scope| {
        for other in [0; 4].map(|_| scope.spawn(find)) {
            assert_eq!(other.join().unwrap(), alone);
        }
    });
    // A new wall applies to the memory of all threads.
    let mut map = map;
    map.set_wall(821, true).unwrap();
    let no_room = Error::NoRoom { argument: "from", index: None, radius: 0.7 };
    assert_eq!(map.unit_path(820, 200, &wide(0.7)), Err(no_room));
}

#[test]
fn a_line_is_clear_up_to_the_segment_that_is_not() {
    // . . . .
    // . # . .
    // . . . .
    let map = GridMap::new(&Grid::new(4, 3).unwrap()).with_walls(&[5]).unwrap();
    let points = [dvec2(0.5, 0.5), dvec2(2.5, 0.5), dvec2(2.5, 2.5), dvec2(0.5, 2.5)];
    let clear = |points: &[DVec2], radius, closed| map.clear(&line(points, closed), radius);
    assert_eq!(clear(&points, 0.5, true).unwrap(), None);
    let back = [points[2], points[1], points[0]];
    assert_eq!(clear(&back, 0.0, false).unwrap(), None);
    assert_eq!(clear(&back, 0.0, true).unwrap(), Some(2));
    // No points, where a unit can stand, and where it cannot.
    assert_eq!(clear(&[], 1.0, false).unwrap(), None);
    let stands = |x, y, radius| clear(&[dvec2(x, y)], radius, false).unwrap().is_none();
    assert!(stands(1.5, 0.5, 0.5) && stands(1.0, 1.0, 0.0));
    assert!(!stands(1.5, 0.5, 0.6) && !stands(1.5, 1.5, 0.0) && !stands(4.1, 0.5, 0.0));
}

#[test]
fn a_unit_path_begins_and_ends_anywhere() {
    // . . . .
    // . # # .
    // . . . .
    let map = GridMap::new(&Grid::new(4, 3).unwrap()).with_walls(&[5, 6]).unwrap();
    let (from, to) = (DVec2::new(0.9, 1.6), DVec2::new(3.2, 1.25));
    let path = map.unit_path_between(from, to, &wide(0.4)).unwrap().unwrap();
    assert_eq!((path.line[0], *path.line.last().unwrap()), (from, to));
    assert_eq!(path.cost, 5.0);
    // The start is 0.1 from the wall, and so is the line there; elsewhere it keeps the radius.
    assert_eq!(map.clear(&path.line, 0.1 - 1e-9).unwrap(), None);
    assert_eq!(map.clear(&line(&path.line[1..], false), 0.2 - 1e-9).unwrap(), None);
    let (start, end) = (DVec2::new(0.5, 1.5), DVec2::new(3.5, 1.5));
    assert_eq!(map.unit_path_between(start, end, &wide(0.4)), map.unit_path(4, 7, &wide(0.4)));
    let wall = DVec2::new(1.5, 1.5);
    assert_eq!(map.unit_path_between(wall, to, &wide(0.4)).unwrap(), None);
    for (x, y, says) in [
        (4.1, 1.0, "to.x was 4.1; it must be a number from 0 to 4"),
        (f64::NAN, 1.0, "to.x was NaN; it must be a number from 0 to 4"),
        (1.0, -0.1, "to.y was -0.1; it must be a number from 0 to 3"),
    ] {
        let error = map.unit_path_between(from, DVec2::new(x, y), &wide(0.4)).unwrap_err();
        assert_eq!(error.to_string(), says);
    }
    let corners = (DVec2::ZERO, DVec2::new(4.0, 3.0));
    assert!(map.unit_path_between(corners.0, corners.1, &wide(0.4)).unwrap().is_some());
    let here = map.unit_path_between(from, from, &wide(0.4)).unwrap().unwrap();
    assert_eq!((here.line[0], *here.line.last().unwrap()), (from, from));
}

#[test]
fn a_unit_that_starts_or_ends_beside_a_wall_keeps_its_radius_beyond_that_cell() {
    let walls: Vec<u32> = (0..99).collect();
    let map = GridMap::new(&Grid::new(100, 5).unwrap()).with_walls(&walls).unwrap();
    let (beside, goal) = (DVec2::new(1.999, 1.001), DVec2::new(99.5, 1.5));
    for (from, to) in [(beside, goal), (goal, beside)] {
        let found = map.unit_path_between(from, to, &wide(0.4)).unwrap().unwrap().line;
        let beyond: Vec<DVec2> = found.iter().copied().filter(|point| point.x > 2.25).collect();
        assert_eq!(map.clear(&line(&beyond, false), 0.4).unwrap(), None);
        assert!(found.iter().any(|point| (2.0..2.6).contains(&point.x)), "{found:?}");
        assert!(length(&found, false) < 100.0);
    }
}

#[test]
fn a_unit_goes_as_near_as_it_can() {
    // . . # . .
    // . . # . .
    // . . # . .
    let mut map = GridMap::new(&Grid::new(5, 3).unwrap()).with_walls(&[2, 7, 12]).unwrap();
    let from = DVec2::new(0.3, 0.4);
    // Beyond the walls, in a wall, and beyond the walls without a radius.
    for (to, radius, end) in [(9, 0.4, 6), (7, 0.4, 6), (3, 0.0, 1)] {
        let query = wide(radius);
        assert_eq!(map.unit_path(5, to, &query).unwrap(), None);
        let path = map.unit_path(5, to, &query.nearest(true)).unwrap();
        assert_eq!(path, map.unit_path(5, end, &query).unwrap());
    }
    let to = DVec2::new(4.0, 2.0);
    let path = map.unit_path_between(from, to, &wide(0.4).nearest(true)).unwrap().unwrap();
    assert_eq!((path.line[0], *path.line.last().unwrap()), (from, DVec2::new(1.5, 2.5)));
    let open = &RouteQuery::new().max_visits(2);
    map.set_walls(&[0; 0]).unwrap();
    assert_eq!(map.unit_path(0, 14, open).unwrap(), None);
    assert!(map.unit_path(0, 14, &open.nearest(true)).unwrap().unwrap().cost < 3.0);
}

#[test]
fn a_wide_unit_goes_as_near_as_it_can() {
    // . . . . . . . . .
    // . . . . # . . . .     beside the wall no cell has room for a radius of 0.8
    // . . . . # . . . .
    // . . . . # . . . .
    // . . . . # . . . .
    let walls: Vec<u32> = (1..5).map(|row| row * 9 + 4).collect();
    let map = GridMap::new(&Grid::new(9, 5).unwrap()).with_walls(&walls).unwrap();
    let (from, query) = (DVec2::new(1.6, 2.4), wide(0.8));
    let center = |cell: u32| DVec2::new(f64::from(cell % 9) + 0.5, f64::from(cell / 9) + 0.5);
    // In the wall, beside it without room, with room but no route, and in a corner of the grid.
    let no_room = |argument| Err(Error::NoRoom { argument, index: None, radius: 0.8 });
    for (to, end, without) in [
        ((4.5, 2.5), 20, Ok(None)),
        ((3.9, 2.5), 20, no_room("to")),
        ((6.5, 2.3), 20, no_room("to")),
        ((0.1, 0.1), 10, no_room("to")),
    ] {
        let to = DVec2::from(to);
        assert_eq!(map.unit_path_between(from, to, &query), without);
        let near = map.unit_path_between(from, to, &query.nearest(true)).unwrap().unwrap();
        assert_eq!((near.line[0], *near.line.last().unwrap()), (from, center(end)), "{to}");
        assert_eq!(map.clear(&near.line, 0.8).unwrap(), None);
    }
    // A position in reach is reached exactly.
    let to = DVec2::new(2.4, 3.1);
    let path = map.unit_path_between(from, to, &query).unwrap();
    assert_eq!(path, map.unit_path_between(from, to, &query.nearest(true)).unwrap());
    assert_eq!(path.unwrap().line.last(), Some(&to));
    // From a wall there is no route at all.
    let stuck = map.unit_path_between(center(22), to, &query.nearest(true)).unwrap();
    assert_eq!(stuck, None);
    // Nor from a corner of the grid, where the unit cannot stand.
    let stuck = map.unit_path_between(DVec2::new(0.1, 0.1), to, &query.nearest(true));
    assert_eq!(stuck, no_room("from"));
}

#[test]
fn a_wide_unit_goes_near_the_place_and_not_near_the_way_to_it() {
    // Beside the upper wall `to` has room, but leads only down, to a cell that no route reaches from above.
    let map = GridMap::new(&Grid::new(5, 12).unwrap()).with_walls(&[31, 39, 47]).unwrap();
    let query = wide(0.55).nearest(true);
    let to = DVec2::new(0.6434, 7.5935);
    let path = map.unit_path_between(DVec2::new(3.5, 1.5), to, &query).unwrap().unwrap();
    let route = map.route(&[8, 35], &query).unwrap().unwrap();
    assert_eq!(path.line.last(), route.line.last());
    assert_eq!(path.cost, route.cost);
}

#[test]
fn a_unit_off_the_middle_of_its_cell_keeps_its_room_and_does_not_turn_back() {
    // . . # . .
    // . . . . .    from beside the middle of the second cell into a gap that it just fits
    // . . # # .
    let gap = ([5, 3], vec![2, 12, 13], DVec2::new(1.7827, 1.5258), DVec2::new(4.5, 1.5), 0.5);
    // The straight leg to the centre of its cell comes within 0.593 of the corner of the wall.
    let corner = ([5, 5], vec![0], DVec2::new(1.601, 1.024), DVec2::new(0.675, 2.173), 0.6);
    for ([width, height], walls, place, goal, radius) in [gap, corner] {
        let map = GridMap::new(&Grid::new(width, height).unwrap()).with_walls(&walls).unwrap();
        for (from, to) in [(place, goal), (goal, place)] {
            let line = map.unit_path_between(from, to, &wide(radius)).unwrap().unwrap().line;
            assert_eq!(map.clear(&line, radius - 1e-9).unwrap(), None);
            let onward = |leg: &[DVec2]| (leg[0].x < leg[1].x) == (from.x < to.x);
            assert!(radius > 0.5 || line.windows(2).all(onward), "{line:?}");
        }
    }
}

/// Walls, two ends and a radius above half a cell.
fn wide_unit() -> impl Strategy<Value = (Vec<u32>, u32, u32, f64)> {
    let radius = prop::sample::select(vec![0.6, 0.8, 1.1, 1.4]);
    (prop::collection::vec(0..400u32, 12), 0..400u32, 0..400u32, radius)
}

properties! {
    #![cases(8)]
    #[test]
    fn a_wide_unit_on_its_way_finds_a_new_line(
        units in prop::collection::vec(wide_unit(), 60),
    ) {
        let (mut places, mut without) = (0, 0);
        for (walls, from, to, radius) in units {
            let map = GridMap::new(&Grid::new(20, 20).unwrap()).with_walls(&walls).unwrap();
            let Ok(Some(path)) = map.unit_path(from, to, &wide(radius)) else { continue };
            let (follower, goal) = (Follower::new(&path.line), *path.line.last().unwrap());
            for step in 0..(follower.length() / 0.1) as u32 {
                let place = follower.at(f64::from(step) * 0.1).unwrap().point;
                places += 1;
                match map.unit_path_between(place, goal, &wide(radius)) {
                    Ok(rest) => prop_assert_eq!(map.clear(&rest.unwrap().line, radius - 1e-6).unwrap(), None),
                    Err(error) => {
                        prop_assert_eq!(error, Error::NoRoom { argument: "from", index: None, radius });
                        without += 1;
                    }
                }
            }
        }
        // From a gap that is barely wide enough, sometimes no straight leg reaches the centre of a cell.
        prop_assert!(without <= places / 100, "{without} of {places}");
    }
}
