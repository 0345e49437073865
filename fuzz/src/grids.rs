//! Carvings, routes and lines on grids, and calls that work on any graph.

use std::collections::BTreeSet;

use arbitrary::{Arbitrary, Result, Unstructured};
use meander_core::glam::DVec2;
use meander_core::{
    self as core, AnyMap, Cell, CellState, Cells, Corners, Error, Graph, Grid, GridMap, GridRoute,
    Neighborhood, OnGraph, Polyline, RouteQuery,
    carve::{Blob, Carving, Chisel, Removal},
    search::{Route, Terminals},
};

use crate::arguments::{Line, Map, list, whole};
use crate::{Outcome, Target};

pub(crate) const TARGETS: &[Target] = targets![
    grid: Line<DVec2>, width height cells;
    cells: Map, cells width;
    chisel: Map, terminals walls wiggliness stop_open_fraction order weights;
    chisel_to_length: Map, length terminals walls wiggliness stop_open_fraction order weights;
    chiseler: Map, terminals walls wiggliness stop_open_fraction order weights;
    carving_job: Map, terminals walls wiggliness stop_open_fraction order weights;
    blob: Map, walls weights roundness;
    routes: Map, walls stops costs;
    grid_map: Map, walls stops cell cells costs cost goals radius from to;
    reachable: Map, walls from terminals;
    branches: Map, walls cells terminals;
    outlines: Map, cells;
    crossings: Map, walls points;
    pull: Map, walls points tolerance radius;
    guard: Map, walls raw smoothed points radius stops;
    route: Links, graph walls stops cost;
    carve_graph: Links, graph walls terminals wiggliness from;
];

fn grid(case: &Line<DVec2>) -> Outcome {
    let corners =
        if case.whole.is_multiple_of(2) { Neighborhood::Four } else { Neighborhood::Eight };
    let grid = Grid::new(case.angle as u32, case.length as u32)?.with_neighborhood(corners);
    assert_eq!(grid.neighborhood(), corners);
    assert_eq!(grid.cell_count(), grid.width() * grid.height());
    for index in 0..grid.cell_count().min(999) {
        assert_eq!(grid.cell(index).and_then(|cell| grid.index(cell)), Some(index));
        grid.for_each_neighbor(index, |next| assert!(next < grid.cell_count() && next != index));
    }
    let cell = Cell { x: case.whole, y: case.steps.len() as u32 };
    assert_eq!(grid.indexes([cell])?, Vec::from_iter(grid.index(cell)));
    Ok(())
}

fn cells(case: &Map) -> Outcome {
    let cells = case.grid.indexes(case.ends.iter().copied())?;
    assert_eq!(cells, case.ends);
    let points = core::cells_to_points(case.wholes.len() as u32, &cells)?;
    assert_eq!(points.len(), cells.len());
    Ok(())
}

/// Asserts that cells ascend, and are connected without the walls.
fn assert_region(case: &Map, cells: &[u32]) {
    assert!(cells.is_sorted_by(|a, b| a < b), "{cells:?}");
    assert!(!cells.iter().any(|cell| case.walls.indexes.contains(cell)), "{cells:?}");
    let others: Vec<bool> =
        (0..case.grid.cell_count()).map(|cell| !cells.contains(&cell)).collect();
    let connected = cells.first().map(|&first| core::search::reachable(case.grid, &others, first));
    assert_eq!(connected.unwrap_or(Ok(Vec::new())).map(|found| found.len()), Ok(cells.len()));
}

/// Asserts that each node is a neighbour of the one before.
fn assert_path(graph: &impl Graph, path: &[u32]) {
    for pair in path.windows(2) {
        let mut next = false;
        graph.for_each_neighbor(pair[0], |node| next |= node == pair[1]);
        assert!(next, "{pair:?} of {path:?}");
    }
}

fn carving(case: &Map) -> Chisel<'_> {
    let mut options = Chisel::new(&case.ends).walls(&case.walls).seed(case.seed.unwrap_or(0));
    options.removal = match case.order.len() {
        7.. => Removal::Ordered(&case.order),
        _ if case.weights.is_empty() => Removal::Random,
        _ => Removal::Weighted(&case.weights),
    };
    if case.flags[0] {
        options = options.wiggliness(case.length);
    }
    if case.flags[1] {
        options = options.articulation(case.seed.is_some()).stop_open_fraction(case.share);
        options.stop_forced_streak = case.wholes.first().copied().unwrap_or(0);
        options.prune_distance = case.wholes.len() as u32;
    }
    options
}

fn check(case: &Map, carving: Option<&Carving>) {
    let Some(carving) = carving else { return };
    assert_region(case, &carving.nodes);
    assert!(case.ends.iter().all(|end| carving.nodes.contains(end)));
    assert_path(&case.grid, &carving.path);
    assert_eq!(carving.path.len(), if case.ends.len() == 2 { carving.nodes.len() } else { 0 });
}

fn terminals(case: &Map) -> Terminals<'_> {
    Terminals::new(&case.ends).walls(&case.walls)
}

fn chisel(case: &Map) -> Outcome {
    let carved = core::carve::chisel(case.grid, &carving(case))?;
    let separated = core::search::unreachable_terminals(case.grid, &terminals(case))?;
    assert_eq!(carved.is_some(), separated.is_empty());
    check(case, carved.as_ref());
    Ok(())
}

fn chisel_to_length(case: &Map) -> Outcome {
    let shortest = case.wholes.first().copied().unwrap_or(2);
    let length = shortest..=shortest.saturating_add(case.wholes.len() as u32);
    let mut search = core::carve::LengthSearch::new(&carving(case), length.clone())?;
    assert_eq!(search.next_try().map(|(seed, _)| seed), case.seed.or(Some(0)));
    assert!(!search.record(None) && search.progress() > 0.0 && search.next_try().is_none());
    if let Some(fitted) = core::carve::chisel_to_length(case.grid, &carving(case), length.clone())?
    {
        assert!(length.contains(&(fitted.carving.path.len() as u32)));
        let again = carving(case).seed(fitted.seed).wiggliness(fitted.wiggliness);
        assert_eq!(core::carve::chisel(case.grid, &again)?, Some(fitted.carving));
    }
    Ok(())
}

fn chiseler(case: &Map) -> Outcome {
    let begun = core::carve::Chiseler::new(case.grid, &carving(case))?;
    let carved = core::carve::chisel(case.grid, &carving(case))?;
    assert_eq!(begun.is_some(), carved.is_some());
    let Some(mut chiseler) = begun else { return Ok(()) };
    for &wanted in &case.wholes {
        let before = chiseler.step_count();
        assert_eq!(chiseler.step(wanted), chiseler.step_count() - before);
        chiseler.seek(wanted / 2);
        assert!(chiseler.step_count() <= wanted / 2);
        assert!(chiseler.search_count() >= u32::from(chiseler.last_searched()));
        let open = |&cell: &u32| chiseler.states()[cell as usize] != CellState::Blocked;
        assert!(chiseler.witness().iter().chain(&case.ends).all(open));
        assert!(chiseler.last_step().is_none_or(|step| step.forced == open(&step.node)));
        assert!(!chiseler.is_done() || chiseler.step(1) == 0);
    }
    assert_eq!(Some(chiseler.finish()), carved);
    Ok(())
}

fn carving_job(case: &Map) -> Outcome {
    let mut job = core::carve::CarvingJob::new(case.grid, &carving(case))?;
    for &portion in &case.wholes {
        let before = job.progress();
        let is_done = job.advance(portion % 20);
        assert!((before..=1.0).contains(&job.progress()) && is_done == (job.progress() >= 1.0));
    }
    let carved = core::carve::chisel(case.grid, &carving(case))?;
    assert_eq!(job.finish(), carved);
    assert_eq!(core::carve::chisel(AnyMap::<Links>::Grid(case.grid), &carving(case))?, carved);
    Ok(())
}

fn blob(case: &Map) -> Outcome {
    let count = case.wholes.len() as u32 * 9;
    let mut options = Blob::new(count).walls(&case.walls).roundness(case.share);
    options.weights = Some(&case.weights[..]).filter(|weights| !weights.is_empty());
    if let Some(cells) = core::carve::blob(case.grid, &options)? {
        assert_eq!(cells.len(), count as usize);
        assert_region(case, &cells);
    }
    Ok(())
}

/// The outlines of cells enclose as much area as there are cells.
fn outlines(case: &Map) -> Outcome {
    let coasts = core::outlines(&case.grid, &case.walls)?;
    let area = |coast: &Polyline| {
        let next = coast.iter().cycle().skip(1);
        coast.iter().zip(next).map(|(a, b)| a.perp_dot(*b)).sum::<f64>() / 2.0
    };
    let cells = BTreeSet::from_iter(case.grid.indexes(case.walls.indexes.iter().copied())?);
    assert_eq!(coasts.iter().map(area).sum::<f64>(), cells.len() as f64);
    Ok(())
}

fn routes(case: &Map) -> Outcome {
    let costs = Some(&case.costs[..]).filter(|costs| !costs.is_empty());
    let map = map_of(case, (&case.walls).into(), costs)?;
    let mut query = RouteQuery::new();
    query.seed = case.seed;
    if let Some(route) = map.route(&case.ends, &query)? {
        assert_path(&case.grid, &route.cells);
        let ends = (route.cells.first(), route.cells.last());
        assert_eq!(ends, (case.ends.first(), case.ends.last()));
    }
    Ok(())
}

fn map_of(
    case: &Map,
    walls: Cells<'_>,
    costs: Option<&[u32]>,
) -> std::result::Result<GridMap, core::Error> {
    let map = GridMap::new(&case.grid).with_walls(walls)?;
    costs.map_or(Ok(map.clone()), |costs| map.with_costs(costs))
}

fn grid_map(case: &Map) -> Outcome {
    let corners = if case.flags[0] { Corners::Cut } else { Corners::Avoid };
    let mut map = map_of(case, (&case.walls).into(), None)?.with_corners(corners);
    let mut walls = map.walls().to_vec();
    let mut costs = None;
    for &whole in &case.wholes {
        let cell = whole / 2;
        map.set_wall(cell, case.flags[0])?;
        walls[cell as usize] = case.flags[0];
        if whole % 3 == 0 {
            map.set_cost(cell, whole % 7)?;
            let known = costs.get_or_insert_with(|| vec![1; walls.len()]);
            known[cell as usize] = whole % 7;
        }
        let mut query = RouteQuery::new().radius(3.0 * case.share).nearest(whole % 5 == 0);
        query.seed = case.seed;
        query.max_visits = Some(whole).filter(|_| whole % 4 == 0);
        let fresh = map_of(case, (&walls).into(), costs.as_deref())?.with_corners(corners);
        let found = that_fits(map.route(&case.ends, &query))?;
        assert_eq!(found, that_fits(fresh.route(&case.ends, &query))?);
        if let Some(route) = found {
            assert_eq!(map.clear(&route.line, query.radius)?, None);
        }
    }
    map.set_walls(&case.walls)?;
    let (distances, flow) =
        (map.distances(&case.ends, case.share)?, map.flow(&case.ends, case.share)?);
    for (&distance, next) in distances.iter().zip(flow) {
        assert_eq!(distance == u32::MAX, next == u32::MAX);
        assert!(next == u32::MAX || distances[next as usize] <= distance);
    }
    let query = RouteQuery::new().radius(case.share).nearest(case.flags[0]);
    if let [from, .., to] = case.ends[..]
        && let Some(path) = map.unit_path(from, to, &query)?
    {
        assert_eq!(map.clear(&path.line, case.share)?, None);
        assert_eq!(map.pull(&path.line, 0.0, case.share)?.line.last(), path.line.last());
        let place = DVec2::new(case.length, case.share);
        if let Some(path) = map.unit_path_between(place, path.line[0], &query)? {
            assert_eq!(path.line[0], place);
        }
    }
    Ok(())
}

/// Ignores a radius without room, so that the calls after it run.
fn that_fits(
    found: std::result::Result<Option<GridRoute>, Error>,
) -> std::result::Result<Option<GridRoute>, Error> {
    if matches!(found, Err(Error::NoRoom { .. })) { Ok(None) } else { found }
}

fn reachable(case: &Map) -> Outcome {
    let near =
        core::search::reachable(case.grid, &case.walls, case.ends.first().copied().unwrap_or(0))?;
    assert!(!near.iter().any(|cell| case.walls.indexes.contains(cell)));
    let separated = core::search::unreachable_terminals(case.grid, &terminals(case))?;
    for (index, terminal) in (0..).zip(&case.ends) {
        assert_eq!(separated.contains(&index), !near.contains(terminal));
    }
    let roles = core::search::cell_roles(case.grid, &terminals(case))?;
    assert_eq!(roles.is_some(), separated.is_empty());
    Ok(())
}

fn branches(case: &Map) -> Outcome {
    let branches = core::search::branches(case.grid, &terminals(case).kept(&case.kept))?;
    branches.iter().for_each(|path| assert_path(&case.grid, path));
    Ok(())
}

fn crossings(case: &Map) -> Outcome {
    let (map, line) = (map_of(case, (&case.walls).into(), None)?, case.line()?);
    let crossings = map.crossings(&line);
    // A single point crosses nothing, wherever it is.
    let hit = map.clear(&line, 0.0)?.filter(|_| line.len() > 1);
    assert_eq!(crossings.first.map(|(segment, _)| segment), hit);
    assert!(crossings.cells.is_empty() || crossings.first.is_some());
    assert!(crossings.first.is_none_or(|(_, place)| place.is_finite()));
    Ok(())
}

fn pull(case: &Map) -> Outcome {
    let (map, line) = (map_of(case, (&case.walls).into(), None)?, case.line()?);
    let kept = map.pull(&line, case.length, case.share)?;
    assert_eq!((kept.indices().count(), kept.line.first()), (kept.line.len(), line.first()));
    let kept = kept.line;
    assert!(map.clear(&line, 0.0)?.is_some() || map.clear(&kept, 0.0)?.is_none());
    Ok(())
}

/// Guards any curve by a route over open cells.
fn guard(case: &Map) -> Outcome {
    let map = map_of(case, (&case.walls).into(), None)?;
    let route = map.route(&case.ends, &RouteQuery::new())?;
    let points = route.map_or(Vec::new(), |route| route.line.to_vec());
    let safe = map.guard(&Polyline::new(points, case.flags[0])?, &case.line()?, case.share)?;
    assert_eq!(map.clear(&safe, 0.0)?, None);
    Ok(())
}

/// Neighbours of each node; one graph in eight has one-way steps, some of which may lead to no node.
#[derive(Debug)]
struct Links {
    neighbors: Vec<Vec<u32>>,
    walls: Vec<u32>,
    ends: Vec<u32>,
    seed: Option<u32>,
    factor: u32,
    estimate: u64,
}

impl<'a> Arbitrary<'a> for Links {
    fn arbitrary(bytes: &mut Unstructured<'a>) -> Result<Self> {
        let last = bytes.int_in_range(0..=11)?;
        let beyond = u32::from(bytes.int_in_range(0..=7)? == 7);
        let node = |bytes: &mut Unstructured<'a>| bytes.int_in_range(0..=last + beyond);
        let mut neighbors = vec![Vec::new(); last as usize + 1];
        for _ in 0..bytes.int_in_range(0..=40)? {
            let (from, to) = (bytes.int_in_range(0..=last)?, node(bytes)?);
            neighbors[from as usize].push(to);
            if beyond == 0 {
                neighbors[to as usize].push(from);
            }
        }
        Ok(Self {
            neighbors,
            walls: list(bytes, 3, node)?,
            ends: list(bytes, 4, node)?,
            seed: bytes.arbitrary()?,
            factor: whole::<3>(bytes)?,
            estimate: bytes.arbitrary::<u64>()? >> bytes.int_in_range(0..=63)?,
        })
    }
}

impl Graph for Links {
    fn node_count(&self) -> u32 {
        self.neighbors.len() as u32
    }

    fn for_each_neighbor(&self, node: u32, visit: impl FnMut(u32)) {
        self.neighbors[node as usize].iter().copied().for_each(visit);
    }
}

fn route(case: &Links) -> Outcome {
    let mut options = Route::new(&case.ends).walls(&case.walls);
    options.seed = case.seed;
    let found = core::search::route(case, &options)?;
    let even = core::search::cheapest_route(case, &options, |_, _| 1, |_, _| 0)?;
    assert_eq!(
        found.as_ref().map(|path| path.len().saturating_sub(1) as u64),
        even.as_ref().map(|even| even.cost)
    );
    let cost = |from: u32, to: u32| from.wrapping_mul(to).wrapping_mul(case.factor);
    let cheapest = core::search::cheapest_route(case, &options, cost, |_, _| case.estimate)?;
    let cheapest = [even, cheapest].into_iter().flatten().map(|route| route.nodes);
    found.into_iter().chain(cheapest).for_each(|path| assert_path(case, &path));
    Ok(())
}

fn carve_graph(case: &Links) -> Outcome {
    let options = Chisel::new(&case.ends).walls(&case.walls).wiggliness(f64::from(case.factor));
    let map = OnGraph(case);
    let carving = core::carve::chisel(map, &options)?;
    assert_eq!(core::carve::chisel(AnyMap::Graph(case), &options)?, carving);
    if let Some(carving) = &carving {
        let paths = core::search::branches(map, &Terminals::new(&case.ends).kept(&carving.nodes))?;
        paths.iter().for_each(|path| assert_path(case, path));
    }
    let blob = core::carve::blob(map, &Blob::new(case.factor).walls(&case.walls))?;
    let near = core::search::reachable(map, &case.walls, 0)?;
    let mut nodes = [carving.map(|carving| carving.nodes), blob, Some(near)].into_iter().flatten();
    assert!(nodes.all(|nodes| !nodes.iter().any(|node| case.walls.contains(node))));
    Ok(())
}
