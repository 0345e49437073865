//! Routes across the open cells of a grid.

use super::best_first::{Costs, Goal, Space, best_first};
use super::breadth_first::BreadthFirst;
use super::manhattan::ManhattanSearch;
use super::walk_back;
use crate::graph::{Graph, NONE};
use crate::grid::{Cell, Corners, Grid, Neighborhood};
use crate::rng::Draws;

/// The costs of a straight and a diagonal step with eight neighbours, as whole numbers: 99/70 is within 0.00008 of the
/// square root of two.
const OCTILE: (u64, u64) = (70, 99);

const BACK: u32 = 1u32.wrapping_neg();
/// Steps to the eight cells around a cell, by ascending index, for wrapping addition.
const STEPS: [(u32, u32); 8] =
    [(BACK, BACK), (0, BACK), (1, BACK), (BACK, 0), (1, 0), (BACK, 1), (0, 1), (1, 1)];

/// A grid, its walls, the rule for diagonal steps past walls, and the cost of entering each cell.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Terrain<'a> {
    pub(crate) grid: Grid,
    pub(crate) blocked: &'a [bool],
    pub(crate) corners: Corners,
    /// `None`: every cell costs 1.
    pub(crate) costs: Option<&'a [u32]>,
    /// The least of the costs.
    pub(crate) least: u32,
}

#[derive(Debug, Clone, Copy)]
pub(crate) struct Request {
    /// Whether to go to the cell nearest to the goal if the goal cannot be reached.
    pub(crate) nearest: bool,
    pub(crate) most_visits: u32,
}

/// A route to a goal, or to the cell nearest to it.
pub(crate) struct Leg {
    pub(crate) cells: Vec<u32>,
    /// On a scale where a straight step into a cell of cost 1 costs [`Terrain::unit`].
    pub(crate) cost: u64,
    pub(crate) arrived: bool,
}

/// Memory that many searches over the same cells share. Report each change of a wall with `set_blocked`.
#[derive(Debug, Clone, Default)]
pub(crate) struct GridSearch {
    /// For grids where all steps cost the same.
    even: Option<ManhattanSearch>,
    costs: Costs,
}

impl GridSearch {
    pub(crate) fn set_blocked(&mut self, cell: Cell, blocked: bool) {
        if let Some(even) = &mut self.even {
            even.set_blocked(cell, blocked);
        }
    }

    /// Finds a cheapest route, with draws a random one; `None` if the goal is out of reach. The start must be open.
    pub(crate) fn leg(
        &mut self,
        terrain: &Terrain<'_>,
        (from, to): (u32, u32),
        request: Request,
        draws: Option<&mut Draws>,
    ) -> Option<Leg> {
        let grid = terrain.grid;
        let (start, end) = (grid.cell(from)?, grid.cell(to)?);
        let ties = draws.is_some();
        let mut visits = request.most_visits;
        let mut nearest = (distance_squared(start, end), 0, from);
        let mut visit = |cell: Cell, cost: u64| {
            if visits == 0 {
                return false;
            }
            visits -= 1;
            let node = cell.y * grid.width() + cell.x;
            nearest = nearest.min((distance_squared(cell, end), cost, node));
            true
        };
        let mut even = terrain
            .is_even()
            .then(|| self.even.get_or_insert_with(|| ManhattanSearch::new(grid, terrain.blocked)));
        let costs = &mut self.costs;
        let arrived = if let Some(even) = &mut even {
            even.search(start, end, ties, visit)
        } else {
            let space = Steps { terrain, end: Some(end) };
            best_first(
                &space,
                costs,
                grid.cell_count(),
                &[(from, space.left(start))],
                Some(Goal { node: to, ties }),
                |node, cost| grid.cell(node).is_some_and(|cell| visit(cell, cost)),
                |_, _, _| {},
            )
        };
        if !arrived && !request.nearest {
            return None;
        }
        let last = if arrived { to } else { nearest.2 };
        let nearer = |node, near: &mut Vec<u32>| match &even {
            Some(even) => even.nearer(node, near),
            None => terrain.nearer(costs, node, near),
        };
        let mut cells = walk_back(last, |node| node == from, nearer, draws);
        cells.reverse();
        let steps = cells.len() as u64 - 1;
        let cost = if even.is_some() { steps } else { costs.get(last).unwrap_or(0) };
        Some(Leg { cells, cost, arrived })
    }
}

fn distance_squared(one: Cell, other: Cell) -> u64 {
    let square = |one: u32, other: u32| u64::from(one.abs_diff(other)).pow(2);
    square(one.x, other.x) + square(one.y, other.y)
}

impl Terrain<'_> {
    /// Visits each cell that one step can reach, by ascending index, and says whether the step is diagonal.
    #[inline]
    fn for_each_step(&self, node: u32, mut visit: impl FnMut(u32, Cell, bool)) {
        let (width, height) = (self.grid.width(), self.grid.height());
        let (x, y) = (node % width, node / width);
        let is_wall = |x: u32, y: u32| self.blocked[(y * width + x) as usize];
        let has_corners = self.grid.neighborhood() == Neighborhood::Eight;
        for (dx, dy) in STEPS {
            let (to_x, to_y) = (x.wrapping_add(dx), y.wrapping_add(dy));
            let is_diagonal = dx != 0 && dy != 0;
            if to_x >= width
                || to_y >= height
                || (is_diagonal && !has_corners)
                || is_wall(to_x, to_y)
            {
                continue;
            }
            // A diagonal step passes between two cells, and walls on them can forbid it.
            let is_shut = is_diagonal
                && match self.corners {
                    Corners::Avoid => is_wall(to_x, y) || is_wall(x, to_y),
                    Corners::Cut => is_wall(to_x, y) && is_wall(x, to_y),
                };
            if !is_shut {
                visit(to_y * width + to_x, Cell { x: to_x, y: to_y }, is_diagonal);
            }
        }
    }

    /// The cost of a straight step into a cell of cost 1.
    pub(crate) fn unit(&self) -> u64 {
        match self.grid.neighborhood() {
            Neighborhood::Four => 1,
            Neighborhood::Eight => OCTILE.0,
        }
    }

    fn is_even(&self) -> bool {
        self.costs.is_none() && self.grid.neighborhood() == Neighborhood::Four
    }

    /// The cost of entering `node`.
    #[inline]
    fn step(&self, node: u32, diagonal: bool) -> u64 {
        let cost = self.costs.map_or(1, |costs| u64::from(costs[node as usize]));
        cost * if diagonal { OCTILE.1 } else { self.unit() }
    }

    /// Lists the neighbours from which a cheapest path leads to a reached cell.
    fn nearer(&self, costs: &Costs, node: u32, found: &mut Vec<u32>) {
        let cost = costs.get(node);
        self.for_each_step(node, |next, _, diagonal| {
            let before = costs.get(next);
            if before.map(|before| before + self.step(node, diagonal)) == cost {
                found.push(next);
            }
        });
    }

    /// Returns the cost of a cheapest route from each cell to the nearest goal, on the scale of [`Terrain::unit`];
    /// `u64::MAX` for cells that reach no goal.
    pub(crate) fn distances(&self, goals: &[u32]) -> Vec<u64> {
        let count = self.grid.cell_count();
        if self.is_even() {
            let mut search = BreadthFirst::new(self.blocked.iter().copied());
            search.run(self, goals, |_, _| false);
            let distance = |node| match search.distance(node) {
                NONE => u64::MAX,
                steps => u64::from(steps),
            };
            return (0..count).map(distance).collect();
        }
        let mut costs = Costs::default();
        let starts: Vec<(u32, u64)> = goals.iter().map(|&goal| (goal, 0)).collect();
        let steps = Steps { terrain: self, end: None };
        best_first(&steps, &mut costs, count, &starts, None, |_, _| true, |_, _, _| {});
        (0..count).map(|node| costs.get(node).unwrap_or(u64::MAX)).collect()
    }

    /// Returns the first neighbour on a cheapest route to the goals, by [`Terrain::distances`]; for a goal, the goal
    /// itself.
    pub(crate) fn next(&self, distances: &[u64], node: u32) -> Option<u32> {
        let distance = distances[node as usize];
        let mut found = (distance == 0).then_some(node);
        if distance != u64::MAX {
            self.for_each_step(node, |next, _, diagonal| {
                let after = distances[next as usize];
                if found.is_none() && after.checked_add(self.step(next, diagonal)) == Some(distance)
                {
                    found = Some(next);
                }
            });
        }
        found
    }
}

impl Graph for Terrain<'_> {
    fn node_count(&self) -> u32 {
        self.grid.cell_count()
    }

    fn for_each_neighbor(&self, node: u32, mut visit: impl FnMut(u32)) {
        self.for_each_step(node, |next, _, _| visit(next));
    }
}

/// Steps towards `end`; without one, steps backwards from the goals of routes.
struct Steps<'a> {
    terrain: &'a Terrain<'a>,
    end: Option<Cell>,
}

impl Steps<'_> {
    /// The estimate: never more than the remaining cost. From cell to cell it falls by no more than the step costs.
    #[inline]
    fn left(&self, cell: Cell) -> u64 {
        let Some(end) = self.end else { return 0 };
        let (dx, dy) = (u64::from(cell.x.abs_diff(end.x)), u64::from(cell.y.abs_diff(end.y)));
        u64::from(self.terrain.least)
            * match self.terrain.grid.neighborhood() {
                Neighborhood::Four => dx + dy,
                Neighborhood::Eight => dx.min(dy) * OCTILE.1 + dx.abs_diff(dy) * OCTILE.0,
            }
    }
}

impl Space for Steps<'_> {
    #[inline]
    fn for_each_step(&self, node: u32, mut visit: impl FnMut(u32, u64, u64)) {
        self.terrain.for_each_step(node, |next, cell, diagonal| {
            let entered = if self.end.is_some() { next } else { node };
            visit(next, self.terrain.step(entered, diagonal), self.left(cell));
        });
    }
}
