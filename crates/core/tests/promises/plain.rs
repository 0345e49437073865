//! Plain versions for comparison, and strategies that several tests share.
use meander_core::glam::{DVec2, dvec2};
use meander_core::{
    Error, Graph, Grid, GridMap, Neighborhood, Point, Polyline, Smoother, smooth::Simplify,
};
use proptest::prelude::*;

/// A grid with walls and terminals.
#[derive(Debug, Clone)]
pub(crate) struct Field {
    pub(crate) grid: Grid,
    pub(crate) walls: Vec<u32>,
    pub(crate) terminals: Vec<u32>,
}

impl Field {
    pub(crate) fn map(&self) -> GridMap {
        GridMap::new(&self.grid).with_walls(&self.walls).unwrap()
    }
}

/// Grids up to `side`, one cell in `sparse` a wall, two to `terminals` terminals.
pub(crate) fn fields(side: u32, sparse: u32, terminals: usize) -> impl Strategy<Value = Field> {
    (1..=side, 1..=side, any::<bool>())
        .prop_flat_map(move |(width, height, corners)| {
            let count = width * height;
            let walls = prop::collection::vec(0..count, 0..=(count / sparse) as usize);
            let ends = prop::collection::vec(0..count, 2..=terminals);
            (Just((width, height, corners)), walls, ends)
        })
        .prop_map(|((width, height, corners), walls, terminals)| {
            let neighborhood = if corners { Neighborhood::Eight } else { Neighborhood::Four };
            let grid = Grid::new(width, height).unwrap().with_neighborhood(neighborhood);
            Field { grid, walls, terminals }
        })
}

/// Steps from `from` to every node over passable ones; `None` without a route.
pub(crate) fn distances(graph: &impl Graph, from: u32, open: &[bool]) -> Vec<Option<u32>> {
    let mut distance = vec![None; open.len()];
    if !open[from as usize] {
        return distance;
    }
    distance[from as usize] = Some(0);
    let mut queue = std::collections::VecDeque::from([from]);
    while let Some(node) = queue.pop_front() {
        let next = distance[node as usize].map(|steps: u32| steps + 1);
        graph.for_each_neighbor(node, |neighbor| {
            if open[neighbor as usize] && distance[neighbor as usize].is_none() {
                distance[neighbor as usize] = next;
                queue.push_back(neighbor);
            }
        });
    }
    distance
}

/// Whether the open nodes join all terminals.
pub(crate) fn joined(graph: &impl Graph, terminals: &[u32], open: &[bool]) -> bool {
    let distance = distances(graph, terminals[0], open);
    terminals.iter().all(|&terminal| distance[terminal as usize].is_some())
}

pub(crate) fn open_cells(field: &Field) -> Vec<bool> {
    let mut open = vec![true; field.grid.cell_count() as usize];
    for &wall in &field.walls {
        open[wall as usize] = false;
    }
    open
}

/// Points anywhere nearby, and points of a small lattice, which repeat and lie on lines.
pub(crate) fn polylines(sizes: std::ops::Range<usize>) -> impl Strategy<Value = Vec<DVec2>> {
    let near = (-50.0..50.0, -50.0..50.0).prop_map(|(x, y)| dvec2(x, y));
    let lattice = (0..6i32, 0..6i32).prop_map(|(x, y)| dvec2(f64::from(x), f64::from(y)));
    prop::collection::vec(prop_oneof![near, lattice], sizes)
}

/// Open and closed lines through the points of [`polylines`].
pub(crate) fn lines(sizes: std::ops::Range<usize>) -> impl Strategy<Value = Polyline> {
    (polylines(sizes), any::<bool>()).prop_map(|(points, closed)| line(&points, closed))
}

pub(crate) fn line<P: Point>(points: &[P], closed: bool) -> Polyline<P> {
    Polyline::new(points, closed).unwrap()
}

pub(crate) fn open<P: Point>(points: &[P]) -> Polyline<P> {
    line(points, false)
}

/// Points at equal steps on a circle around 0.
pub(crate) fn circle(count: u32, radius: f64) -> Vec<DVec2> {
    let angle = |i: u32| std::f64::consts::TAU * f64::from(i) / f64::from(count);
    (0..count).map(|i| DVec2::from_angle(angle(i)) * radius).collect()
}

/// The length of a line, with the closing segment if it is closed.
pub(crate) fn length<P: Point>(points: &[P], closed: bool) -> f64 {
    let between = |(from, to): (P, P)| (to - from).dot(to - from).sqrt();
    segments(points, closed).into_iter().map(between).sum()
}

pub(crate) fn distance_to_segment<P: Point>(point: P, (from, to): (P, P)) -> f64 {
    let along = to - from;
    let share = ((point - from).dot(along) / along.dot(along).max(1e-300)).clamp(0.0, 1.0);
    let off = point - (from + along * share);
    off.dot(off).sqrt()
}

/// The segments of a line, with the closing one if it is closed; none for a single point.
pub(crate) fn segments<P: Point>(points: &[P], closed: bool) -> Vec<(P, P)> {
    let mut all: Vec<_> = points.windows(2).map(|pair| (pair[0], pair[1])).collect();
    if let ([first, .., last], true) = (points, closed) {
        all.push((*last, *first));
    }
    all
}

/// The argument that an error names.
pub(crate) fn argument<T: std::fmt::Debug>(result: Result<T, Error>) -> &'static str {
    match result {
        Err(Error::BadArgument { argument, .. }) => argument,
        other => panic!("{other:?}"),
    }
}

/// The indexes of the points that simplifying keeps.
pub(crate) fn kept<P: Point>(line: &Polyline<P>, options: &Simplify) -> Result<Vec<u32>, Error> {
    Ok(options.derive(line)?.indices().collect())
}

pub(crate) fn from_flat<P: Point>(flat: &[f64]) -> Vec<P> {
    flat.chunks_exact(P::DIMENSION).map(P::from_slice).collect()
}

pub(crate) fn to_flat<P: Point>(points: &[P]) -> Vec<f64> {
    points.iter().flat_map(|point| point.coordinates()[..P::DIMENSION].to_vec()).collect()
}
