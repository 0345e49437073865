//! Draws arguments that calls mostly accept, and now and then any others. Once the bytes run out, every draw returns
//! its minimum.

use arbitrary::{Arbitrary, Result, Unstructured};
use meander_core::glam::DVec2;
use meander_core::{Cell, Cells, Error, Grid, Neighborhood, Point, Polyline};

type Bytes<'a> = Unstructured<'a>;

/// Numbers at which arithmetic changes.
const NUMBERS: [f64; 13] = [
    f64::NAN,
    -0.0,
    -1.0,
    0.5,
    1e9,
    1e150,
    -1e150,
    1.1e150,
    f64::MAX,
    5e-324,
    1e-150,
    4.3e9,
    9.1e15,
];

/// 0 to `MAX`, half of them at eighths of it; one in 16 is any double.
pub(crate) fn number<const MAX: u32>(bytes: &mut Bytes<'_>) -> Result<f64> {
    Ok(match bytes.int_in_range(0..=31)? {
        0..=15 => f64::from(MAX) * f64::from(bytes.int_in_range(0..=8)?) / 8.0,
        16..=29 => f64::from(MAX) * f64::from(bytes.arbitrary::<u32>()?) / f64::from(u32::MAX),
        30 => bytes.arbitrary()?,
        _ => *bytes.choose(&NUMBERS)?,
    })
}

/// 0 to `MAX`; one in 32 is larger.
pub(crate) fn whole<const MAX: u32>(bytes: &mut Bytes<'_>) -> Result<u32> {
    match bytes.int_in_range(0..=31)? {
        31 => Ok(*bytes.choose(&[25, 64, 1000, 1 << 16, (1 << 24) + 1, 1 << 31, u32::MAX])?),
        _ => bytes.int_in_range(0..=MAX),
    }
}

pub(crate) fn list<'a, T>(
    bytes: &mut Bytes<'a>,
    most: u32,
    draw: impl Fn(&mut Bytes<'a>) -> Result<T>,
) -> Result<Vec<T>> {
    (0..bytes.int_in_range(0..=most)?).map(|_| draw(bytes)).collect()
}

/// Half of the lists lie on a small lattice, where points repeat and lines turn back; one in eight has some steps too
/// short to measure.
fn points<P: Point>(bytes: &mut Bytes<'_>) -> Result<Vec<P>> {
    let kind = bytes.int_in_range(0..=7)?;
    list(bytes, 20, |bytes| {
        let mut axes = [0.0; 3];
        for axis in &mut axes[..P::DIMENSION] {
            *axis = match kind {
                0..=3 => f64::from(bytes.int_in_range(0..=7)?),
                4..=5 => f64::from(bytes.arbitrary::<u32>()?) / 5e8 - 0.2,
                6 => {
                    let scale = bytes.choose(&[1.0, -1.0, 1e-279])?;
                    f64::from(bytes.int_in_range(0..=7)?) * scale
                }
                _ => number::<1000>(bytes)?,
            };
        }
        Ok(P::from_slice(&axes))
    })
}

/// Two polylines, and numbers for any option.
#[derive(Arbitrary, Debug)]
#[arbitrary(bound = "P: Point")]
pub(crate) struct Line<P> {
    #[arbitrary(with = points)]
    pub points: Vec<P>,
    pub closed: bool,
    #[arbitrary(with = whole::<5>)]
    pub whole: u32,
    #[arbitrary(with = number::<1>)]
    pub share: f64,
    #[arbitrary(with = number::<4>)]
    pub length: f64,
    #[arbitrary(with = number::<180>)]
    pub angle: f64,
    #[arbitrary(with = |bytes: &mut Bytes<'_>| list(bytes, 4, number::<9>))]
    pub steps: Vec<f64>,
    pub flag: bool,
    #[arbitrary(with = points)]
    pub other: Vec<P>,
}

impl<P: Point> Line<P> {
    /// The first polyline, if its coordinates are allowed.
    pub(crate) fn line(&self) -> std::result::Result<Polyline<P>, Error> {
        Polyline::new(&*self.points, self.closed)
    }

    /// Times that mostly ascend, mostly one for each point.
    pub(crate) fn times(&self) -> Vec<f64> {
        let count = self.points.len() + usize::from(self.steps.len() == 3);
        let steps = self.steps.iter().chain(&[1.0, 0.25]).cycle().take(count);
        let mut time = 0.0;
        steps
            .map(|step| {
                time += step;
                time
            })
            .collect()
    }
}

/// The same cells in the forms that a call takes.
#[derive(Debug)]
pub(crate) struct CellList {
    pub indexes: Vec<u32>,
    cells: Vec<Cell>,
    mask: Vec<bool>,
    form: u8,
}

impl CellList {
    fn new(bytes: &mut Bytes<'_>, most: u32, grid: Grid) -> Result<Self> {
        let indexes = list(bytes, most, |bytes| index(bytes, grid))?;
        let count = grid.cell_count() + u32::from(indexes.len() == 5);
        Ok(Self {
            cells: indexes.iter().filter_map(|&index| grid.cell(index)).collect(),
            mask: (0..count).map(|cell| indexes.contains(&cell)).collect(),
            form: bytes.arbitrary()?,
            indexes,
        })
    }
}

impl<'a> From<&'a CellList> for Cells<'a> {
    fn from(list: &'a CellList) -> Self {
        match list.form % 3 {
            0 => (&list.indexes).into(),
            1 => (&list.cells).into(),
            _ => (&list.mask).into(),
        }
    }
}

/// A cell of the grid; one in 64 is any number.
fn index(bytes: &mut Bytes<'_>, grid: Grid) -> Result<u32> {
    let inside = bytes.int_in_range(0..=63)? < 63;
    if inside { bytes.int_in_range(0..=grid.cell_count() - 1) } else { bytes.arbitrary() }
}

/// A small grid with cells on it, and numbers for any option.
#[derive(Debug)]
pub(crate) struct Map {
    pub grid: Grid,
    pub walls: CellList,
    pub ends: Vec<u32>,
    pub seed: Option<u32>,
    pub kept: CellList,
    pub order: Vec<u32>,
    /// One for each cell, or none.
    pub weights: Vec<f64>,
    pub costs: Vec<u32>,
    pub wholes: Vec<u32>,
    pub share: f64,
    pub length: f64,
    pub flags: [bool; 2],
    points: Vec<DVec2>,
}

impl Map {
    pub(crate) fn line(&self) -> std::result::Result<Polyline, Error> {
        Polyline::new(&self.points[..], self.flags[0])
    }
}

impl<'a> Arbitrary<'a> for Map {
    fn arbitrary(bytes: &mut Bytes<'a>) -> Result<Self> {
        let [width, height] = [bytes.int_in_range(1..=12)?, bytes.int_in_range(1..=12)?];
        let grid = Grid::new(width, height).map_err(|_| arbitrary::Error::IncorrectFormat)?;
        let corners = *bytes.choose(&[Neighborhood::Four, Neighborhood::Eight])?;
        let grid = grid.with_neighborhood(corners);
        Ok(Self {
            walls: CellList::new(bytes, 24, grid)?,
            ends: list(bytes, 4, |bytes| index(bytes, grid))?,
            seed: bytes.arbitrary()?,
            kept: CellList::new(bytes, 60, grid)?,
            order: list(bytes, 8, |bytes| index(bytes, grid))?,
            weights: per_cell(bytes, grid, number::<3>)?,
            costs: per_cell(bytes, grid, whole::<9>)?,
            wholes: list(bytes, 6, whole::<150>)?,
            share: number::<1>(bytes)?,
            length: number::<4>(bytes)?,
            flags: bytes.arbitrary()?,
            points: points(bytes)?,
            grid,
        })
    }
}

/// None, or up to three values repeated over all cells; one list in 16 is a value short.
fn per_cell<'a, T: Clone>(
    bytes: &mut Bytes<'a>,
    grid: Grid,
    draw: fn(&mut Bytes<'a>) -> Result<T>,
) -> Result<Vec<T>> {
    let draws = list(bytes, 3, draw)?;
    let count = grid.cell_count() as usize - usize::from(bytes.ratio(1, 16)?);
    Ok(draws.into_iter().cycle().take(count).collect())
}
