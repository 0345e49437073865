//! Unit paths on many kinds of maps, checked against every wall by another formula.

use glam::{DVec2, dvec2};

use super::super::pull::pull;
use super::unit_path;
use crate::carve::{Chisel, chisel};
use crate::rng::Draws;
use crate::{Grid, GridMap, RouteQuery};

const SIDE: u32 = 40;

struct Map {
    blocked: Vec<bool>,
}

impl Map {
    fn new(is_wall: impl FnMut(u32) -> bool) -> Self {
        Self { blocked: (0..SIDE * SIDE).map(is_wall).collect() }
    }

    fn map(&self) -> GridMap {
        let map = GridMap::new(&grid()).with_walls(&self.blocked);
        map.unwrap_or_else(|error| panic!("{error}"))
    }

    /// The exact distance of a segment from walls and the rim, at most 1; negative where it crosses one.
    fn distance(&self, from: DVec2, to: DVec2) -> f64 {
        let side = f64::from(SIDE);
        let ends = [from, to].map(|end| end.min_element().min(side - end.max_element()));
        let (low, high) = (from.min(to) - 1.0, from.max(to) + 1.0);
        let cells = (0..SIDE * SIDE).filter(|&cell| self.blocked[cell as usize]);
        let corners = cells.map(|cell| dvec2(f64::from(cell % SIDE), f64::from(cell / SIDE)));
        corners
            .filter(|&corner| (corner + 1.0).cmpge(low).all() && corner.cmple(high).all())
            .map(|corner| distance_to_square(corner, from, to))
            .fold(ends[0].min(ends[1]).min(1.0), f64::min)
    }

    fn room(&self, line: &[DVec2]) -> f64 {
        line.windows(2).map(|leg| self.distance(leg[0], leg[1])).fold(f64::INFINITY, f64::min)
    }
}

fn grid() -> Grid {
    Grid::new(SIDE, SIDE).unwrap_or_else(|error| panic!("{error}"))
}

/// The distance of a segment from a unit square; negative if it goes through its inside.
fn distance_to_square(corner: DVec2, from: DVec2, to: DVec2) -> f64 {
    // The part of the segment that lies within the square, less what is rounding.
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
        return -1.0;
    }
    let corners = [dvec2(0.0, 0.0), dvec2(1.0, 0.0), dvec2(1.0, 1.0), dvec2(0.0, 1.0)];
    let ends = [from, to].map(|end| end.distance(end.clamp(corner, corner + 1.0)));
    let to_segment = |point: DVec2| {
        let along = to - from;
        let share = (point - from).dot(along) / along.length_squared().max(1e-300);
        point.distance(from + along * share.clamp(0.0, 1.0))
    };
    corners.map(|offset| to_segment(corner + offset)).into_iter().chain(ends).fold(9.0, f64::min)
}

fn length(line: &[DVec2]) -> f64 {
    line.windows(2).map(|leg| leg[0].distance(leg[1])).sum()
}

/// The most degrees that a line turns within a tenth of a cell, turns back apart.
fn sharpest_bend(line: &[DVec2]) -> f64 {
    let turn = |at: usize| {
        let (into, out) = (line[at] - line[at - 1], line[at + 1] - line[at]);
        let angle = into.angle_to(out).abs().to_degrees();
        if angle < 169.0 { angle } else { 0.0 }
    };
    let bend = |first: usize| {
        let mut way = 0.0;
        let within = (first..line.len() - 1).take_while(|&at| {
            way += if at == first { 0.0 } else { line[at - 1].distance(line[at]) };
            way <= 0.1
        });
        within.map(turn).sum::<f64>()
    };
    (1..line.len().saturating_sub(1)).map(bend).fold(0.0, f64::max)
}

fn random_map(chance: &mut Draws, percent: u32) -> Map {
    Map::new(|_| chance.below(100) < percent)
}

fn rooms(chance: &mut Draws) -> Map {
    let mut map = Map::new(|cell| cell % SIDE % 8 == 7 || cell / SIDE % 8 == 7);
    for (x, y) in (0..SIDE / 8).flat_map(|x| (0..SIDE / 8).map(move |y| (x * 8, y * 8))) {
        let doors = [(x + 7, y + chance.below(7)), (x + chance.below(7), y + 7)];
        for (x, y) in doors {
            map.blocked[(y * SIDE + x) as usize] = false;
        }
    }
    map
}

/// Everything is a wall but a path carved from corner to corner.
fn carved(chance: &mut Draws) -> Map {
    let options = Chisel::new(&[0, SIDE * SIDE - 1]).seed(chance.below(u32::MAX));
    let Ok(Some(carving)) = chisel(grid(), &options) else { panic!("two corners without walls") };
    Map::new(|cell| !carving.nodes.contains(&cell))
}

/// Corridors with a gap each, at random.
fn maze(chance: &mut Draws) -> Map {
    let gaps: Vec<u32> = (0..SIDE).map(|_| chance.below(SIDE)).collect();
    Map::new(|cell| {
        let (x, y) = (cell % SIDE, cell / SIDE);
        y % 2 == 1 && x != gaps[y as usize]
    })
}

/// A route between two random open cells, if there is one.
fn route(map: &Map, chance: &mut Draws) -> Option<Vec<DVec2>> {
    let open: Vec<u32> = (0..SIDE * SIDE).filter(|&cell| !map.blocked[cell as usize]).collect();
    let ends = [0, 1].map(|_| open[chance.below(open.len() as u32) as usize]);
    Some(map.map().route(&ends, &RouteQuery::new()).ok()??.line.to_vec())
}

/// Whether a unit path keeps all promises.
fn check(map: &Map, route: &[DVec2], radius: f64) {
    let line = unit_path(route, &map.map(), radius);
    assert_eq!((line.first(), line.last()), (route.first(), route.last()));
    assert!(length(&line) <= length(route) + 1e-9, "{radius} {route:?}");
    assert!(map.room(&line) >= map.room(route).min(radius) - 1e-6, "{radius} {route:?} {line:?}");
    assert!(sharpest_bend(&line) <= 21.5, "{radius} {route:?} {line:?}");
}

#[test]
fn unit_paths_keep_their_distance_and_turn_gently() {
    let (mut chance, mut seen) = (Draws::new(1), 0);
    for _ in 0..5 {
        let mut maps: Vec<Map> =
            [0, 5, 15, 25, 35, 40].map(|percent| random_map(&mut chance, percent)).into();
        maps.extend([rooms(&mut chance), maze(&mut chance), carved(&mut chance)]);
        for map in &maps {
            let routes: Vec<Vec<DVec2>> = (0..8).filter_map(|_| route(map, &mut chance)).collect();
            seen += routes.len();
            for (route, radius) in
                routes.iter().flat_map(|route| [0.0, 0.2, 0.4, 0.49].map(|radius| (route, radius)))
            {
                check(map, route, radius);
            }
        }
    }
    assert!(seen > 250, "{seen}");
}

#[test]
fn a_narrow_part_of_a_route_frees_only_what_replaces_it() {
    // The route keeps 0.5 from walls except where it passes by the corner at (5, 5).
    let map = Map::new(|cell| [5 * SIDE + 5, 4 * SIDE + 4, 10 * SIDE + 20].contains(&cell));
    let mut route = vec![dvec2(4.5, 5.5), dvec2(5.5, 4.5)];
    route.extend((6..30).map(|x| dvec2(f64::from(x) + 0.5, 4.5)));
    route.extend((5..20).map(|y| dvec2(29.5, f64::from(y) + 0.5)));
    let line = unit_path(&route, &map.map(), 0.4);
    assert!(map.room(&line) >= -1e-9);
    let wide: Vec<DVec2> = line.into_iter().filter(|point| point.x > 7.0).collect();
    assert!(map.room(&wide) >= 0.4 - 1e-6);
}

#[test]
fn routes_that_turn_back_or_repeat_points_keep_their_ends() {
    let mut chance = Draws::new(2);
    let map = random_map(&mut chance, 25);
    let mut seen = 0;
    for _ in 0..200 {
        let Some(there) = route(&map, &mut chance).filter(|there| there.len() > 2) else {
            continue;
        };
        seen += 1;
        let back = there.iter().rev().copied();
        let patrol: Vec<DVec2> =
            there.iter().copied().chain(back.clone()).chain(there.iter().copied()).collect();
        check(&map, &patrol, 0.4);
        let round: Vec<DVec2> = there.iter().copied().chain(back).collect();
        check(&map, &round, 0.4);
        assert!(unit_path(&round, &map.map(), 0.4).len() > 2);
        let twice: Vec<DVec2> = there.iter().flat_map(|&point| [point; 2]).collect();
        check(&map, &twice, 0.4);
        assert_eq!(unit_path(&twice, &map.map(), 0.4), unit_path(&there, &map.map(), 0.4));
    }
    assert!(seen > 50);
}

#[test]
fn short_routes_come_back() {
    let map = Map::new(|_| false);
    let (one, other) = (dvec2(0.5, 0.5), dvec2(1.5, 0.5));
    for route in [&[][..], &[one], &[one, other]] {
        assert_eq!(unit_path(route, &map.map(), 0.4), route);
        assert_eq!(pull(route, &map.map(), 0.4), Vec::from_iter(0..route.len()));
    }
    assert_eq!(unit_path(&[one, one], &map.map(), 0.4), [one]);
}

#[test]
fn room_is_the_exact_distance() {
    let mut chance = Draws::new(3);
    for percent in [1, 5, 25] {
        let map = random_map(&mut chance, percent);
        for _ in 0..2000 {
            let mut place = || f64::from(chance.below(16 * SIDE)) / 16.0;
            let (from, to) = (dvec2(place(), place()), dvec2(place(), place()));
            let to = if percent > 1 { from.lerp(to, 0.05) } else { to };
            let (room, exact) = (map.map().room(from, to, 1.0), map.distance(from, to));
            // Running along between two walls, and through the corner at which two touch, crosses them.
            if room < 0.0 {
                assert!(exact <= 1e-9, "{from} {to} {exact}");
            } else {
                assert!((room - exact).abs() < 1e-8, "{from} {to} {room} {exact}");
            }
        }
    }
}
