//! Random calls of every algorithm have the digests of `tests/golden/digests.txt`, to the last bit.
//! `tests/js/identical.test.js` makes the same calls through the compiled module and compares them with the same file,
//! so native and compiled results agree.

use meander_core::glam::{DVec2, DVec3};
use meander_core::{
    Error, Grid, GridMap, Neighborhood, Point, Polyline, RouteQuery, Smoother,
    carve::{Blob, Chisel, Chiseler, blob, chisel},
    measure::{Follower, curvature, deviation, measure, nearest, resample},
    smooth::{CatmullRom, Chaikin, Simplify, catmull_rom, chaikin, simplify},
};

use crate::plain::{from_flat, kept, line, to_flat};
use crate::table::Refining;

const KINDS: [&str; 10] = [
    "chisel",
    "wiggly",
    "stepped",
    "astar",
    "blob",
    "chaikin",
    "refine",
    "simplify",
    "catmullRom",
    "measures",
];

/// Smooths a line, more the larger the weight.
fn soften<P: Point>(given: &Polyline<P>, weight: f64) -> Result<Polyline<P>, Error> {
    if weight <= 0.0 || given.len() < 2 {
        return Ok(given.clone());
    }
    let length = measure(&line(given, false)).length;
    let tolerance = weight * (length / (given.len() - 1) as f64);
    let few = simplify(given, &Simplify::new(tolerance))?;
    chaikin(&few, &Chaikin::new().passes(4).ratio(weight / 4.0))
}

/// A generator so small that JavaScript has the same in five lines (mulberry32).
struct Chance(u32);

impl Chance {
    fn next(&mut self) -> u32 {
        self.0 = self.0.wrapping_add(0x6d2b_79f5);
        let mut t = (self.0 ^ (self.0 >> 15)).wrapping_mul(self.0 | 1);
        t ^= t.wrapping_add((t ^ (t >> 7)).wrapping_mul(t | 61));
        t ^ (t >> 14)
    }

    fn below(&mut self, end: u32) -> u32 {
        self.next() % end
    }

    fn unit(&mut self) -> f64 {
        f64::from(self.next()) / 4_294_967_296.0
    }

    fn yes(&mut self) -> bool {
        self.below(2) == 1
    }

    fn cells(&mut self, most: u32, count: u32) -> Vec<u32> {
        (0..self.below(most + 1)).map(|_| self.below(count)).collect()
    }

    fn points(&mut self, most: u32, dimension: u32) -> Vec<f64> {
        let lattice = self.yes();
        let numbers = self.below(most + 1) * dimension;
        (0..numbers)
            .map(|_| if lattice { f64::from(self.below(7)) } else { self.unit() * 20.0 - 10.0 })
            .collect()
    }
}

/// FNV-1a over 32-bit words.
struct Digest(u32);

impl Digest {
    fn word(&mut self, word: u32) {
        self.0 = (self.0 ^ word).wrapping_mul(0x0100_0193);
    }

    fn words(&mut self, words: &[u32]) {
        self.word(words.len() as u32);
        for &word in words {
            self.word(word);
        }
    }

    fn floats(&mut self, floats: &[f64]) {
        self.word(floats.len() as u32);
        for float in floats {
            let bits = float.to_bits();
            self.word(bits as u32);
            self.word((bits >> 32) as u32);
        }
    }
}

#[test]
fn random_calls_give_the_pinned_digests() {
    let mut digests = KINDS.map(|_| Digest(0x811c_9dc5));
    for call in 0..10_000 {
        let kind = call % KINDS.len();
        run(kind, &mut Chance(call as u32), &mut digests[kind]).unwrap();
    }
    let lines =
        KINDS.iter().zip(&digests).map(|(kind, digest)| format!("{kind} {:08x}\n", digest.0));
    let path = format!("{}/tests/golden/digests.txt", env!("CARGO_MANIFEST_DIR"));
    assert_eq!(lines.collect::<String>(), std::fs::read_to_string(path).unwrap());
}

fn run(kind: usize, chance: &mut Chance, digest: &mut Digest) -> Result<(), Error> {
    match kind {
        0..=2 => carve(kind, chance, digest),
        3 => route(chance, digest),
        4 => island(chance, digest),
        _ => {
            let dimension = 2 + chance.below(2);
            let flat = chance.points(24, dimension);
            if dimension == 2 {
                curve::<DVec2>(kind, &flat, chance, digest)
            } else {
                curve::<DVec3>(kind, &flat, chance, digest)
            }
        }
    }
}

fn grid(chance: &mut Chance) -> Result<Grid, Error> {
    let grid = Grid::new(2 + chance.below(14), 2 + chance.below(14))?;
    let neighborhood = if chance.yes() { Neighborhood::Eight } else { Neighborhood::Four };
    Ok(grid.with_neighborhood(neighborhood))
}

fn carve(kind: usize, chance: &mut Chance, digest: &mut Digest) -> Result<(), Error> {
    let grid = grid(chance)?;
    let count = grid.cell_count();
    let terminals: Vec<u32> = (0..2 + chance.below(3)).map(|_| chance.below(count)).collect();
    let walls = chance.cells(count / 4, count);
    let weights: Vec<f64> = (0..count).map(|_| f64::from(chance.below(4)) / 3.0).collect();
    let mut options = Chisel::new(&terminals).walls(&walls);
    options.seed = chance.next();
    options.wiggliness = if kind == 0 { 1.0 } else { chance.unit() * 3.0 };
    if chance.yes() {
        options = options.weights(&weights);
    }
    options.articulation = chance.yes();
    if kind == 1 {
        options.stop_forced_streak = chance.below(4);
        options.prune_distance = chance.below(4);
    }
    if kind == 2 {
        let Ok(Some(mut chiseler)) = Chiseler::new(grid, &options) else {
            digest.word(0);
            return Ok(());
        };
        chiseler.step(chance.below(count));
        chiseler.seek(chance.below(count));
        digest.words(chiseler.witness());
        let states: Vec<u32> = chiseler.states().iter().map(|&state| state as u32).collect();
        digest.words(&states);
        return Ok(());
    }
    match chisel(grid, &options)? {
        Some(carving) => {
            digest.words(&carving.nodes);
            digest.words(&carving.path);
            digest.word(carving.steps);
        }
        None => digest.word(0),
    }
    Ok(())
}

fn route(chance: &mut Chance, digest: &mut Digest) -> Result<(), Error> {
    let grid = grid(chance)?;
    let count = grid.cell_count();
    let walls = chance.cells(count / 3, count);
    let (from, to) = (chance.below(count), chance.below(count));
    let seed = if chance.yes() { Some(chance.next()) } else { None };
    let stops = [&[from], &chance.cells(2, count)[..], &[to]].concat();
    let mut query = RouteQuery::new();
    query.seed = seed;
    match GridMap::new(&grid).with_walls(&walls)?.route(&stops, &query)? {
        Some(route) => digest.words(&route.cells),
        None => digest.word(0),
    }
    Ok(())
}

fn island(chance: &mut Chance, digest: &mut Digest) -> Result<(), Error> {
    let grid = grid(chance)?;
    let count = grid.cell_count();
    let walls = chance.cells(count / 4, count);
    let size = 1 + chance.below(count);
    let seed = chance.next();
    let roundness = if chance.yes() { chance.unit() } else { 0.0 };
    let made = Blob::new(size).seed(seed).walls(&walls).roundness(roundness);
    match blob(grid, &made)? {
        Some(nodes) => digest.words(&nodes),
        None => digest.word(0),
    }
    Ok(())
}

fn curve<P: Point>(
    kind: usize,
    flat: &[f64],
    chance: &mut Chance,
    digest: &mut Digest,
) -> Result<(), Error> {
    let line = line(&from_flat::<P>(flat), chance.yes());
    let passes = chance.below(4);
    match kind {
        5 => {
            let ratio = chance.unit() / 2.0;
            let options = Chaikin::new().passes(passes).ratio(ratio);
            digest.floats(&to_flat(&chaikin(&line, &options)?));
        }
        6 => {
            let (angle_limit, outlier_angle) = (chance.unit() * 90.0, chance.unit() * 200.0);
            let published = chance.yes();
            let options = Refining { passes, angle_limit, outlier_angle, published };
            digest.floats(&to_flat(&options.smooth(&line)?));
        }
        7 => {
            let tolerance = chance.unit() * 5.0;
            digest.words(&kept(&line, &Simplify::new(tolerance))?);
        }
        8 => {
            let (subdivisions, alpha) = (1 + chance.below(8), chance.unit());
            let options = CatmullRom::new().subdivisions(subdivisions).alpha(alpha);
            digest.floats(&to_flat(&catmull_rom(&line, &options)?));
            digest.floats(&to_flat(&soften(&line, alpha)?));
        }
        _ => {
            let shape = measure(&line);
            digest.floats(&[shape.length, shape.max_turn, shape.mean_turn]);
            digest.floats(&curvature(&line));
            digest.floats(&to_flat(&resample(&line, 0.1 + chance.unit())?));
            let other: Vec<P> = line.iter().rev().take(5).copied().collect();
            let other = Polyline::new(other, line.is_closed())?;
            digest.floats(&[deviation(&line, &other)]);
            let place: Vec<f64> = (0..P::DIMENSION).map(|_| chance.unit() * 9.0).collect();
            if let Some(found) = nearest(&line, P::from_slice(&place))? {
                let numbers = [found.distance, f64::from(found.segment), found.along];
                digest.floats(&[to_flat(&[found.point]), numbers.to_vec()].concat());
            }
            let follower = Follower::new(&line).with_turning(chance.unit() * 3.0)?;
            if let Some(at) = follower.at(chance.unit() * 20.0) {
                let numbers = to_flat(&[at.point, at.heading]);
                digest.floats(&[numbers, vec![f64::from(at.segment)]].concat());
            }
            guarded(chance, digest)?;
        }
    }
    Ok(())
}

fn guarded(chance: &mut Chance, digest: &mut Digest) -> Result<(), Error> {
    let grid = Grid::new(12, 12)?;
    let walls = chance.cells(40, 144);
    let (from, to) = (chance.below(144), chance.below(144));
    let map = GridMap::new(&grid).with_walls(&walls)?;
    let Some(route) = map.route(&[from, to], &RouteQuery::new())? else {
        digest.word(0);
        return Ok(());
    };
    let smooth = catmull_rom(&route.line, &CatmullRom::new().alpha(0.0))?;
    digest.floats(&to_flat(&map.guard(&route.line, &smooth, 0.0)?));
    Ok(())
}
