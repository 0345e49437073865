//! Arguments made of arbitrary bytes: mostly such as a call accepts, now and then anything.

use meander_core::glam::DVec3;
use meander_core::{Cell, CellSet, Cells, Grid, Neighborhood, Point};

/// Numbers at which something changes.
const NUMBERS: [f64; 16] = [
    f64::NAN,
    f64::INFINITY,
    f64::NEG_INFINITY,
    -0.0,
    -1.0,
    0.5,
    1e9,
    1e150,
    -1e150,
    1.1e150,
    f64::MAX,
    f64::MIN_POSITIVE,
    5e-324,
    1e-150,
    4_294_967_296.0,
    9_007_199_254_740_993.0,
];
const WHOLES: [u32; 8] = [1, 25, 64, 1000, 1 << 16, (1 << 24) + 1, 1 << 31, u32::MAX];

/// Bytes that are taken one after the other; after the last one come zeros.
#[derive(Debug)]
pub struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    /// All of them.
    #[must_use]
    pub const fn new(bytes: &'a [u8]) -> Self {
        Self(bytes)
    }

    /// What has not been taken.
    pub(crate) fn rest(&mut self) -> &'a [u8] {
        std::mem::take(&mut self.0)
    }

    fn take<const N: usize>(&mut self) -> [u8; N] {
        let mut taken = [0; N];
        let count = N.min(self.0.len());
        taken[..count].copy_from_slice(&self.0[..count]);
        self.0 = &self.0[count..];
        taken
    }

    pub(crate) fn word(&mut self) -> u32 {
        u32::from_le_bytes(self.take())
    }

    /// `end` is not 0.
    pub(crate) fn below(&mut self, end: u32) -> u32 {
        let drawn = if end <= 256 { u32::from(self.take::<1>()[0]) } else { self.word() };
        drawn % end
    }

    pub(crate) fn yes(&mut self) -> bool {
        self.below(2) == 1
    }

    /// Once in so many times; never when the bytes are used up.
    pub(crate) fn once_in(&mut self, times: u32) -> bool {
        self.below(times) == times - 1
    }

    pub(crate) fn maybe<T>(&mut self, make: impl FnOnce(&mut Self) -> T) -> Option<T> {
        self.yes().then(|| make(self))
    }

    fn any_number(&mut self) -> f64 {
        if self.yes() {
            f64::from_le_bytes(self.take())
        } else {
            NUMBERS[self.below(NUMBERS.len() as u32) as usize]
        }
    }

    /// Mostly from `low` to `high`, at eighths of that or anywhere.
    pub(crate) fn number(&mut self, low: f64, high: f64) -> f64 {
        if self.once_in(16) {
            return self.any_number();
        }
        let share = if self.yes() {
            f64::from(self.below(9)) / 8.0
        } else {
            f64::from(self.word()) / 4_294_967_295.0
        };
        low + (high - low) * share
    }

    /// Mostly up to `most`.
    pub(crate) fn whole(&mut self, most: u32) -> u32 {
        if self.once_in(16) {
            WHOLES[self.below(WHOLES.len() as u32) as usize]
        } else {
            self.below(most + 1)
        }
    }

    fn list<T>(&mut self, most: u32, mut make: impl FnMut(&mut Self) -> T) -> Vec<T> {
        (0..self.below(most + 1)).map(|_| make(self)).collect()
    }

    /// A polyline, most of them with finite coordinates; half of them on a lattice, where points repeat and turn back.
    pub(crate) fn points<P: Point>(&mut self) -> Vec<P> {
        let (wild, lattice) = (self.once_in(8), self.yes());
        self.list(20, |bytes| {
            let axes = DVec3::ZERO.to_array().map(|_| match (wild, lattice) {
                (true, _) => bytes.number(-1e3, 1e3),
                (false, true) => f64::from(bytes.below(8)),
                (false, false) => f64::from(bytes.word()) / 5e8 - 0.2,
            });
            P::from_slice(&axes)
        })
    }

    /// As long as the points, mostly, and mostly ascending.
    pub(crate) fn times(&mut self, count: usize) -> Vec<f64> {
        let count = if self.once_in(16) { self.below(9) as usize } else { count };
        let mut time = 0.0;
        std::iter::repeat_with(|| {
            time += self.number(0.0, 4.0);
            time
        })
        .take(count)
        .collect()
    }

    /// A small grid; now and then one that cannot be.
    pub(crate) fn grid(&mut self) -> Result<Grid, meander_core::Error> {
        let mut side = || if self.once_in(64) { self.word() } else { 1 + self.below(12) };
        let grid = Grid::new(side(), side())?;
        // What is legal and larger makes one call too long for many.
        let grid = if grid.cell_count() > 144 { Grid::new(5, 5)? } else { grid };
        let corners = if self.yes() { Neighborhood::Eight } else { Neighborhood::Four };
        Ok(grid.with_neighborhood(corners))
    }

    /// Mostly below `count`.
    pub(crate) fn index(&mut self, count: u32) -> u32 {
        if self.once_in(64) { self.word() } else { self.below(count.max(1)) }
    }

    pub(crate) fn indexes(&mut self, most: u32, count: u32) -> Vec<u32> {
        self.list(most, |bytes| bytes.index(count))
    }

    /// Cells in each of the ways to name them.
    pub(crate) fn cells(&mut self, most: u32, grid: &Grid) -> CellList {
        let indexes = self.indexes(most, grid.cell_count());
        match self.below(4) {
            0 => CellList::Indexes(indexes),
            1 => CellList::Cells(self.list(most, |bytes| Cell {
                x: bytes.index(grid.width()),
                y: bytes.index(grid.height()),
            })),
            2 => {
                let count = if self.once_in(16) { self.below(99) } else { grid.cell_count() };
                CellList::Mask((0..count).map(|cell| indexes.contains(&cell)).collect())
            }
            _ => CellList::set(grid, indexes),
        }
    }
}

/// Cells, with what they borrow from.
#[derive(Debug)]
pub(crate) enum CellList {
    Indexes(Vec<u32>),
    Cells(Vec<Cell>),
    Mask(Vec<bool>),
    Set(CellSet),
}

impl CellList {
    fn set(grid: &Grid, indexes: Vec<u32>) -> Self {
        CellSet::new(grid, indexes.iter().copied()).map_or(Self::Indexes(indexes), Self::Set)
    }
}

impl<'a> From<&'a CellList> for Cells<'a> {
    fn from(list: &'a CellList) -> Self {
        match list {
            CellList::Indexes(list) => list.into(),
            CellList::Cells(list) => list.into(),
            CellList::Mask(mask) => mask.into(),
            CellList::Set(set) => set.into(),
        }
    }
}
