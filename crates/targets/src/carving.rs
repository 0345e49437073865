//! Carving, at once, in steps and in portions.

use meander_core::{
    Blob, Carving, CarvingJob, CellState, Chisel, Chiseler, Error, Grid, Removal, blob, chisel,
    reachable, unreachable_terminals,
};

use crate::bytes::CellList;
use crate::{Bytes, Target};

const CARVING: &[&str] = &[
    "width",
    "height",
    "terminals",
    "walls",
    "wiggliness",
    "stop_open_fraction",
    "order",
    "weights",
];

pub(crate) static TARGETS: &[Target] = &[
    Target::new("chisel", CARVING, carve_at_once),
    Target::new("Chiseler", CARVING, carve_in_steps),
    Target::new("CarvingJob", CARVING, carve_in_portions),
    Target::new("blob", &["width", "height", "walls", "weights", "roundness"], grow),
];

/// A request, with what it borrows from.
struct Request {
    grid: Grid,
    terminals: Vec<u32>,
    walls: CellList,
    order: Option<Vec<u32>>,
    weights: Option<Vec<f64>>,
}

impl Request {
    fn new(bytes: &mut Bytes<'_>) -> Result<Self, Error> {
        let grid = bytes.grid()?;
        let count = grid.cell_count();
        let order = bytes.once_in(4).then(|| bytes.indexes(8, count));
        Ok(Self {
            terminals: [bytes.indexes(3, count), vec![0, count - 1]].concat(),
            walls: bytes.cells(10, &grid),
            order,
            weights: bytes.once_in(4).then(|| weights(bytes, count)),
            grid,
        })
    }

    fn options(&self, bytes: &mut Bytes<'_>) -> Chisel<'_> {
        let terminals = if bytes.once_in(32) { &self.terminals[..1] } else { &self.terminals[..] };
        let mut options = Chisel::new(terminals).walls(&self.walls).seed(bytes.word());
        options.removal = match (&self.order, &self.weights) {
            (Some(order), _) => Removal::Ordered(order),
            (None, Some(weights)) => Removal::Weighted(weights),
            (None, None) => Removal::Random,
        };
        if self.order.is_none() && bytes.yes() {
            options.wiggliness = bytes.number(0.0, 3.0);
        }
        if bytes.yes() {
            options.articulation = bytes.yes();
            options.stop_open_fraction = bytes.number(0.0, 1.0);
            options.stop_forced_streak = bytes.whole(4);
            options.prune_distance = bytes.whole(4);
        }
        options
    }

    /// What every carving is: cells off the walls that hold and join all terminals.
    fn check(&self, carving: &Carving, options: &Chisel<'_>) {
        let nodes = &carving.nodes;
        assert!(nodes.is_sorted_by(|a, b| a < b));
        let others: Vec<bool> =
            (0..self.grid.cell_count()).map(|cell| nodes.binary_search(&cell).is_err()).collect();
        let cut_off = unreachable_terminals(&self.grid, &others, options.terminals);
        assert_eq!(cut_off, Ok(Vec::new()));
        assert_joined(&self.grid, nodes);
        if self.terminals.len() == 2 {
            assert_eq!(carving.path.len(), nodes.len());
            assert_eq!(carving.path.first(), self.terminals.first());
            assert_eq!(carving.path.last(), self.terminals.last());
        } else {
            assert!(carving.path.is_empty());
        }
        assert!(carving.steps <= self.grid.cell_count());
    }
}

/// All can be reached from each other.
fn assert_joined(grid: &Grid, cells: &[u32]) {
    let others: Vec<bool> = (0..grid.cell_count()).map(|cell| !cells.contains(&cell)).collect();
    if let Some(&first) = cells.first() {
        assert_eq!(reachable(grid, &others, first).map(|found| found.len()), Ok(cells.len()));
    }
}

fn weights(bytes: &mut Bytes<'_>, count: u32) -> Vec<f64> {
    let count = if bytes.once_in(16) { bytes.below(9) } else { count };
    let wild = bytes.once_in(16);
    let weight = |bytes: &mut Bytes<'_>| {
        if wild { bytes.number(0.0, 3.0) } else { f64::from(bytes.below(4)) / 3.0 }
    };
    (0..count).map(|_| weight(bytes)).collect()
}

fn carve_at_once(bytes: &mut Bytes<'_>) -> Result<(), Error> {
    let request = Request::new(bytes)?;
    let options = request.options(bytes);
    let carving = chisel(request.grid, &options)?;
    let cut_off = unreachable_terminals(&request.grid, options.walls, options.terminals)?;
    assert_eq!(carving.is_some(), cut_off.is_empty());
    if let Some(carving) = carving {
        request.check(&carving, &options);
    }
    Ok(())
}

fn carve_in_steps(bytes: &mut Bytes<'_>) -> Result<(), Error> {
    let request = Request::new(bytes)?;
    let options = request.options(bytes);
    let mut chiseler = Chiseler::new(request.grid, &options)?;
    for _ in 0..bytes.below(6) {
        let before = chiseler.step_count();
        let wanted = bytes.whole(150);
        if bytes.yes() {
            chiseler.seek(wanted);
            assert!(chiseler.step_count() <= wanted);
        } else {
            assert_eq!(chiseler.step(wanted), chiseler.step_count() - before);
        }
        assert!(chiseler.search_count() <= chiseler.step_count());
        assert_eq!(chiseler.last_step().is_some(), chiseler.step_count() > 0);
        let states = chiseler.states();
        let open = |&cell: &u32| states[cell as usize] != CellState::Blocked;
        assert!(chiseler.witness().iter().all(open));
        assert!(request.terminals.iter().all(open));
    }
    assert_eq!(Some(chiseler.finish()), chisel(request.grid, &options)?);
    Ok(())
}

fn carve_in_portions(bytes: &mut Bytes<'_>) -> Result<(), Error> {
    let request = Request::new(bytes)?;
    let options = request.options(bytes);
    let mut job = CarvingJob::new(request.grid, &options)?;
    let mut before = job.progress();
    for _ in 0..bytes.below(20) {
        let done = job.advance(bytes.whole(20));
        let progress = job.progress();
        assert!((before..=1.0).contains(&progress), "{before}, then {progress}");
        assert_eq!(done, progress >= 1.0);
        before = progress;
    }
    assert_eq!(job.finish(), chisel(request.grid, &options)?);
    Ok(())
}

fn grow(bytes: &mut Bytes<'_>) -> Result<(), Error> {
    let grid = bytes.grid()?;
    let walls = bytes.cells(10, &grid);
    let weights = bytes.once_in(4).then(|| weights(bytes, grid.cell_count()));
    let count = bytes.whole(grid.cell_count());
    let mut options = Blob::new(count).walls(&walls).seed(bytes.word());
    options.roundness = bytes.number(0.0, 1.0);
    options.weights = weights.as_deref();
    let Some(cells) = blob(&grid, &options)? else { return Ok(()) };
    assert_eq!(cells.len(), count as usize);
    assert_joined(&grid, &cells);
    Ok(())
}
