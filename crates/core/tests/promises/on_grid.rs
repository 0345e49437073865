//! Promises of simplifying on a grid to units with a radius, and of guarding closed lines.

use meander_core::glam::DVec2;
use meander_core::{
    Grid, GridMap, Polyline, RouteQuery, cells_to_points,
    measure::measure,
    smooth::{Chaikin, chaikin},
};
use proptest::prelude::*;

use crate::guarding::sharpest_bend;
use crate::plain::{Field, distance_to_segment, fields, line, segments};
use crate::property::properties;

/// The centres along a route through all terminals in order, and back to the first if closed.
pub(crate) fn route(field: &Field, closed: bool) -> Option<Polyline> {
    let mut ends = field.terminals.clone();
    ends.extend(closed.then_some(ends[0]));
    let route = field.map().route(&ends, &RouteQuery::new()).unwrap()?.line;
    Some(line(&route[..route.len() - usize::from(closed)], closed))
}

/// The points of a line; on a closed line, the first again at the end.
pub(crate) fn round(line: &Polyline) -> Vec<DVec2> {
    line.iter().chain(line.first().filter(|_| line.is_closed())).copied().collect()
}

/// The least distance of a line from walls and the rim, at most 2; 0 if it crosses a wall.
pub(crate) fn clearance(line: &[DVec2], field: &Field) -> f64 {
    let (width, height) = (field.grid.width(), field.grid.height());
    let size = DVec2::new(f64::from(width), f64::from(height));
    let to_rim = |point: DVec2| point.min_element().min((size - point).min_element());
    let rim = line.iter().map(|&point| to_rim(point)).fold(2.0, f64::min);
    let corner = |wall: &u32| DVec2::new(f64::from(wall % width), f64::from(wall / width));
    let corners: Vec<DVec2> = field.walls.iter().map(corner).collect();
    let to_walls = |(from, to): (DVec2, DVec2)| {
        let (low, high) = (from.min(to) - 3.0, from.max(to) + 2.0);
        let near = corners.iter().filter(|at| at.cmpge(low).all() && at.cmple(high).all());
        near.map(|&at| distance_to_square(at, (from, to))).fold(rim, f64::min)
    };
    segments(line, false).into_iter().map(to_walls).fold(rim, f64::min)
}

/// The distance of a segment from a unit square; 0 if it goes through its inside.
fn distance_to_square(corner: DVec2, (from, to): (DVec2, DVec2)) -> f64 {
    // The part of the segment within the square, which is slightly smaller to allow for rounding.
    let (low, high) = (corner + 1e-9, corner + 1.0 - 1e-9);
    let (mut enter, mut leave) = (0.0f64, 1.0f64);
    for axis in 0..2 {
        let step = to[axis] - from[axis];
        let (one, other) = ((low[axis] - from[axis]) / step, (high[axis] - from[axis]) / step);
        if step != 0.0 {
            (enter, leave) = (enter.max(one.min(other)), leave.min(one.max(other)));
        } else if from[axis] <= low[axis] || from[axis] >= high[axis] {
            leave = -1.0;
        }
    }
    if enter < leave {
        return 0.0;
    }
    let corners = [DVec2::ZERO, DVec2::X, DVec2::Y, DVec2::ONE];
    let ends = [from, to].map(|end| end.distance(end.clamp(corner, corner + 1.0)));
    let to_corners = corners.map(|offset| distance_to_segment(corner + offset, (from, to)));
    to_corners.into_iter().chain(ends).fold(f64::INFINITY, f64::min)
}

/// The sharpest turn, on a closed line also at its first point.
pub(crate) fn sharpest(line: &Polyline) -> f64 {
    measure(line).max_turn
}

/// Corridors, each with a gap or two in the wall to the next.
fn mazes(side: u32) -> impl Strategy<Value = Field> {
    let gaps = prop::collection::vec(0..side, side as usize);
    (gaps, 0..side, 0..side).prop_map(move |(gaps, left, right)| {
        let is_wall =
            |x: u32, y: u32| y % 2 == 1 && ![gaps[y as usize], gaps[y as usize - 1]].contains(&x);
        let cells = (0..side).flat_map(|y| (0..side).map(move |x| (x, y)));
        let walls = cells.filter(|&(x, y)| is_wall(x, y)).map(|(x, y)| y * side + x).collect();
        let terminals = vec![left, (side - 2) * side + right];
        Field { grid: Grid::new(side, side).unwrap(), walls, terminals }
    })
}

/// Whether a leg between cell centres passes through a corner where two walls touch.
fn squeezes(from: DVec2, to: DVec2, field: &Field) -> bool {
    let width = field.grid.width();
    let is_wall = |x: f64, y: f64| field.walls.contains(&(y as u32 * width + x as u32));
    let step = to - from;
    (1..width).map(f64::from).any(|x| {
        let y = from.y + step.y * (x - from.x) / step.x;
        let inside = x > from.x.min(to.x) && x < from.x.max(to.x) && step.y != 0.0;
        let corner = inside && (y - y.round()).abs() < 1e-9;
        let y = y.round();
        let falling = step.x * step.y > 0.0;
        corner
            && if falling {
                is_wall(x, y - 1.0) && is_wall(x - 1.0, y)
            } else {
                is_wall(x - 1.0, y - 1.0) && is_wall(x, y)
            }
    })
}

properties! {
    #![cases(400)]

    #[test]
    fn every_leg_is_in_sight_and_within_tolerance(
        field in fields(14, 4, 3),
        tolerance in prop_oneof![Just(0.0), 0.1..3.0, Just(f64::INFINITY)],
        radius in prop_oneof![Just(0.0), Just(0.5), 0.0..1.5],
        closed in any::<bool>(),
    ) {
        let Some(raw) = route(&field, closed) else { return Ok(()) };
        let map = field.map();
        let pulled = map.pull(&raw, tolerance, radius).unwrap();
        let kept: Vec<u32> = pulled.indices().collect();
        let points: Vec<DVec2> = kept.iter().map(|&index| raw[index as usize]).collect();
        prop_assert_eq!(&points[..], &pulled.line[..]);
        prop_assert!(kept.is_sorted_by(|one, other| one < other));
        prop_assert_eq!(kept.first().copied(), (!raw.is_empty()).then_some(0));
        let whole = round(&raw);
        let mut ends = kept;
        if closed && !raw.is_empty() {
            ends.push(raw.len() as u32);
        }
        prop_assert_eq!(ends.last().map(|&index| index as usize + 1), Some(whole.len()).filter(|&count| count > 0));
        for pair in ends.windows(2) {
            let part = &whole[pair[0] as usize..=pair[1] as usize];
            let leg = [part[0], part[part.len() - 1]];
            prop_assert_eq!(map.clear(&line(&leg, false), 0.0).unwrap(), None);
            for &point in part {
                prop_assert!(distance_to_segment(point, (leg[0], leg[1])) <= tolerance + 1e-9);
            }
            if part.len() > 2 {
                prop_assert!(!squeezes(leg[0], leg[1], &field), "{:?}", leg);
            }
            let before = clearance(part, &field);
            prop_assert!(clearance(&leg, &field) >= radius.min(before) - 1e-6);
        }
    }

    #[test]
    fn a_line_is_clear_if_it_keeps_its_radius(
        field in fields(14, 4, 2),
        ends in prop::collection::vec((0..224u32, 0..224u32), 2..4),
        near in any::<bool>(),
        radius in 0.01..1.5,
    ) {
        // Points on a lattice of sixteenths, so that legs touch walls.
        let size = DVec2::new(f64::from(field.grid.width()), f64::from(field.grid.height()));
        let place = |(x, y): (u32, u32)| (DVec2::new(f64::from(x), f64::from(y)) / 16.0).min(size);
        let first = place(ends[0]);
        let points: Vec<DVec2> =
            ends.iter().map(|&end| if near { first.lerp(place(end), 0.05) } else { place(end) }).collect();
        let clear = field.map().clear(&line(&points, false), radius).unwrap();
        let rooms: Vec<f64> = points.windows(2).map(|leg| clearance(leg, &field)).collect();
        prop_assume!(rooms.iter().all(|room| (room - radius).abs() > 1e-8));
        let wanted = rooms.iter().position(|&room| room < radius);
        prop_assert_eq!(clear, wanted.map(|at| at as u32), "{:?}", rooms);
    }

    #[test]
    fn a_unit_keeps_its_distance_and_turns_gently(
        field in prop_oneof![fields(30, 3, 2), fields(30, 8, 2), mazes(30)],
        radius in prop_oneof![Just(0.0), Just(0.4), 0.0..0.5],
    ) {
        let (map, query) = (field.map(), RouteQuery::new().radius(radius));
        let (from, to) = (field.terminals[0], field.terminals[1]);
        let Some(route) = map.route(&[from, to], &query).unwrap() else { return Ok(()) };
        let path = map.unit_path(from, to, &query).unwrap().unwrap();
        prop_assert_eq!(path.cost, route.cost);
        let (unit, route) = (path.line, route.line);
        prop_assert_eq!((unit.first(), unit.last()), (route.first(), route.last()));
        prop_assert!(measure(&unit).length <= measure(&route).length + 1e-9);
        prop_assert!(clearance(&unit, &field) >= clearance(&route, &field).min(radius) - 1e-6);
        prop_assert!(sharpest_bend(&unit) <= 21.5, "{:?}", unit);
        prop_assert!(unit.windows(2).all(|leg| leg[0] != leg[1]), "{:?}", unit);
    }
}

#[test]
fn a_closed_round_keeps_what_is_free_of_it() {
    // A closed line around a block of walls, with one wall in a corner that the curve cuts.
    let grid = Grid::new(20, 12).unwrap();
    let walls: Vec<u32> = (2..9).flat_map(|y| (2..17).map(move |x| y * 20 + x)).collect();
    let cells: Vec<u32> = (1..18)
        .map(|x| 20 + x)
        .chain((2..10).map(|y| y * 20 + 17))
        .chain((1..17).rev().map(|x| 180 + x))
        .chain((2..9).rev().map(|y| y * 20 + 1))
        .collect();
    let raw = line(&cells_to_points(20, &cells).unwrap(), true);
    let mut few = vec![raw[0], raw[16], raw[24], raw[40]];
    few.insert(2, DVec2::new(17.2, 5.0));
    few[3] = DVec2::new(16.2, 8.6);
    let smooth = chaikin(&line(&few, true), &Chaikin::new().passes(4)).unwrap();
    let map = GridMap::new(&grid).with_walls(&walls).unwrap();
    assert!(map.clear(&smooth, 0.0).unwrap().is_some());
    let guarded = map.guard(&raw, &smooth, 0.0).unwrap();
    assert_eq!(map.clear(&guarded, 0.0).unwrap(), None);
    let kept = smooth.iter().filter(|&point| guarded.contains(point)).count();
    assert!(kept > smooth.len() / 4, "{kept} of {}", smooth.len());
}

#[test]
fn no_leg_slips_between_walls_that_touch_at_a_corner() {
    // . . .
    // . S #
    // . # G     all round the lower wall
    // . . .
    let map = GridMap::new(&Grid::new(3, 4).unwrap()).with_walls(&[5, 7]).unwrap();
    let raw = cells_to_points(3, &[4, 3, 6, 9, 10, 11, 8]).unwrap();
    let pulled = map.pull(&raw, f64::INFINITY, 0.0).unwrap();
    assert!(pulled.line.len() > 2, "{pulled:?}");
}

#[test]
fn pulling_a_path_tight_leaves_the_corners_of_walls() {
    // . . . . .
    // . # # # .
    // S . . # G    round the end of the wall
    let map = GridMap::new(&Grid::new(5, 3).unwrap()).with_walls(&[6, 7, 8, 13]).unwrap();
    let raw = cells_to_points(5, &[12, 11, 10, 5, 0, 1, 2, 3, 4, 9, 14]).unwrap();
    let raw = line(&raw, false);
    let tight = |radius: f64| -> Vec<u32> {
        map.pull(&raw, f64::INFINITY, radius).unwrap().indices().collect()
    };
    assert_eq!(tight(0.0), [0, 1, 3, 5, 7, 9, 10]);
    assert_eq!(tight(0.5), [0, 2, 4, 8, 10]);
    let refused = |tolerance, radius| map.pull(&raw, tolerance, radius).unwrap_err().to_string();
    assert_eq!(refused(0.0, -1.0), "radius was -1; it must be a number of 0 or more");
    assert_eq!(refused(-1.0, 0.0), "tolerance was -1; it must be a number of 0 or more");
}
