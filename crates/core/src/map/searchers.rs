//! Memory for the searches of a map, separate for each thread that searches at the same time.

use std::mem::take;
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::room::too_narrow;
use crate::grid::Cell;
use crate::search::GridSearch;

/// The idle searchers of a map. A clone of the map begins without any.
#[derive(Debug, Default)]
pub(super) struct Searchers(Mutex<Vec<Searcher>>);

#[derive(Debug, Default)]
pub(super) struct Searcher {
    pub(super) search: GridSearch,
    /// The least cost of a cell; `None` where a change may have raised it.
    pub(super) least: Option<u32>,
    wide: Option<Wide>,
}

/// The cells with room for the last radius above half a cell, and searches among them.
#[derive(Debug)]
pub(super) struct Wide {
    radius: f64,
    pub(super) blocked: Vec<bool>,
    pub(super) search: GridSearch,
}

impl Clone for Searchers {
    fn clone(&self) -> Self {
        Self::default()
    }
}

impl Searchers {
    /// Runs a search with a searcher of its own.
    pub(super) fn with<T>(&self, search: impl FnOnce(&mut Searcher) -> T) -> T {
        let mut searcher = self.idle().pop().unwrap_or_default();
        let found = search(&mut searcher);
        self.idle().push(searcher);
        found
    }

    fn idle(&self) -> MutexGuard<'_, Vec<Searcher>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn set_blocked(&mut self, cell: Cell, blocked: bool) {
        for Searcher { search, wide, .. } in &mut *self.idle() {
            search.set_blocked(cell, blocked);
            *wide = None;
        }
    }

    pub(super) fn set_cost(&mut self, before: u32, cost: u32) {
        for Searcher { least, .. } in &mut *self.idle() {
            *least = least.filter(|&least| before > least || cost <= least);
            *least = least.map(|least| least.min(cost));
        }
    }
}

impl Searcher {
    /// The cells with room for a radius above half a cell, in rows of `width`. O(cells) if the last radius was another.
    pub(super) fn wide(&mut self, walls: &[bool], width: u32, radius: f64) -> &mut Wide {
        let known = take(&mut self.wide).filter(|wide| wide.radius == radius);
        self.wide.insert(known.unwrap_or_else(|| Wide {
            radius,
            blocked: too_narrow(walls, width as usize, radius),
            search: GridSearch::default(),
        }))
    }
}
