//! One picture for each family of algorithms.

use meander_core::glam::{DVec2, dvec2};
use meander_core::{
    CellState, Derived, Error, Grid, GridMap, Polyline, RouteQuery, Smoother,
    carve::{Blob, Chisel, Chiseler, blob, chisel},
    cells_to_points,
    smooth::{CatmullRom, Chaikin, Refine, Simplify, catmull_rom, chaikin, simplify},
};

use super::sheet::{Line, Sheet, Tone};

/// Every picture by name.
pub(super) fn all() -> Result<[(&'static str, String); 8], Error> {
    Ok([
        ("chisel", carving()?),
        ("blob", blobs()?),
        ("astar", route()?),
        ("chaikin", cutting()?),
        ("refine", refining()?),
        ("simplify", simplifying()?),
        ("catmull_rom", spline()?),
        ("guard", guarding()?),
    ])
}

const SIDE: u32 = 15;

fn carving() -> Result<String, Error> {
    let grid = Grid::new(SIDE, SIDE)?;
    let ends = [SIDE + 1, SIDE * SIDE - SIDE - 2];
    let mut sheet = Sheet::new(
        48.0,
        15.0,
        11.0,
        "Three moments of a carving: stones crumble, those that have to stay turn warm, and in the end a winding path is left",
    );
    let Some(mut chiseler) = Chiseler::new(grid, &Chisel::new(&ends).seed(16))? else {
        return Ok(String::new());
    };
    let total = SIDE * SIDE;
    for (panel, step) in [total * 2 / 5, total * 4 / 5, total].into_iter().enumerate() {
        chiseler.seek(step);
        let corner = dvec2(f64::from(panel as u32) * 16.5, 0.0);
        let states = chiseler.states();
        let which = |wanted: CellState| {
            (0..).zip(states).filter(move |&(_, &state)| state == wanted).map(|(cell, _)| cell)
        };
        sheet.cells(corner, SIDE, which(CellState::Open), Tone::Stone);
        sheet.cells(corner, SIDE, which(CellState::Forced), Tone::Path);
        let places: Vec<DVec2> =
            cells_to_points(SIDE, &ends)?.iter().map(|&end| end + corner).collect();
        sheet.dots(&places, 3.5);
    }
    Ok(sheet.finish())
}

fn blobs() -> Result<String, Error> {
    let (width, height) = (44, 14);
    let grid = Grid::new(width, height)?;
    let walls: Vec<u32> = (0..height).flat_map(|y| [y * width + 14, y * width + 29]).collect();
    let mut sheet =
        Sheet::new(44.0, 14.0, 11.0, "Three blobs of 75 cells, rounder from left to right");
    for (panel, roundness) in (0..3u32).zip([0.0, 0.4, 1.0]) {
        // All but one third of the sheet is walled off.
        let outside: Vec<u32> = (0..width * height)
            .filter(|cell| walls.contains(cell) || cell % width / 15 != panel)
            .collect();
        let options = Blob::new(75).seed(8).walls(&outside).roundness(roundness);
        let cells = blob(grid, &options)?.unwrap_or_default();
        sheet.cells(DVec2::ZERO, width, cells, Tone::Path);
    }
    Ok(sheet.finish())
}

fn route() -> Result<String, Error> {
    let (width, height) = (36, 12);
    let grid = Grid::new(width, height)?;
    let bars = [(6, 0, 8), (13, 4, 12), (20, 0, 5), (20, 7, 12), (27, 2, 11)];
    let walls: Vec<u32> = bars
        .into_iter()
        .flat_map(|(x, top, bottom)| (top..bottom).map(move |y| y * width + x))
        .collect();
    let (from, to) = (5 * width + 1, 6 * width + 34);
    let map = GridMap::new(&grid).with_walls(&walls)?;
    let Some(route) = map.route(&[from, to], &RouteQuery::new())? else {
        return Ok(String::new());
    };
    let mut sheet =
        Sheet::new(36.0, 12.0, 13.0, "A shortest route from left to right, round five walls");
    sheet.cells(DVec2::ZERO, width, walls, Tone::Stone);
    sheet.line(&route.line, Line::Warm);
    sheet.dots(&cells_to_points(width, &[from, to])?, 5.0);
    Ok(sheet.finish())
}

fn cutting() -> Result<String, Error> {
    let raw = Polyline::open([
        (0.5, 9.0),
        (4.0, 1.5),
        (8.0, 8.0),
        (13.0, 9.0),
        (15.0, 2.0),
        (20.0, 1.0),
        (24.0, 8.5),
        (31.0, 2.0),
    ])?;
    let once = chaikin(&raw, &Chaikin::new())?;
    let often = chaikin(&raw, &Chaikin::new().passes(4))?;
    let mut sheet =
        Sheet::new(31.5, 10.0, 16.0, "A zigzag, its corners cut once, and cut four times");
    sheet.line(&raw, Line::Raw);
    sheet.line(&once, Line::Cold);
    sheet.line(&often, Line::Warm);
    sheet.dots(&raw, 4.0);
    Ok(sheet.finish())
}

fn refining() -> Result<String, Error> {
    let raw = Polyline::open([
        (0.5, 7.0),
        (4.0, 6.0),
        (8.0, 5.6),
        (10.5, 5.5),
        (8.5, 0.5),
        (13.0, 5.5),
        (17.0, 6.0),
        (20.0, 9.0),
        (23.0, 9.5),
        (26.0, 4.0),
        (31.0, 3.0),
    ])?;
    let options = Refine::new().outlier_angle(90.0).passes(3);
    let Derived { line: smooth, rejected, .. } = options.derive(&raw)?;
    let out: Vec<DVec2> = rejected.into_iter().map(|index| raw[index as usize]).collect();
    let mut sheet = Sheet::new(
        31.5,
        10.0,
        16.0,
        "A track with one point far off, which is thrown out; gentle turns stay, sharp ones are cut",
    );
    sheet.line(&raw, Line::Raw);
    sheet.line(&smooth, Line::Warm);
    sheet.dots(&raw, 3.0);
    sheet.crosses(&out);
    Ok(sheet.finish())
}

fn simplifying() -> Result<String, Error> {
    let grid = Grid::new(64, 20)?;
    let ends = [3 * 64 + 1, 16 * 64 + 62];
    let path =
        chisel(grid, &Chisel::new(&ends).seed(9))?.map(|carving| carving.path).unwrap_or_default();
    let raw = cells_to_points(64, &path)?;
    let few = simplify(&raw, &Simplify::new(1.5))?;
    let mut sheet = Sheet::new(
        64.0,
        20.0,
        8.0,
        "A long staircase, and the few of its points that stay within a tolerance of it",
    );
    sheet.line(&raw, Line::Raw);
    sheet.line(&few, Line::Few);
    sheet.squares(&few);
    Ok(sheet.finish())
}

fn spline() -> Result<String, Error> {
    let points = Polyline::open([
        (0.5, 8.5),
        (9.0, 2.0),
        (10.5, 4.5),
        (12.0, 2.0),
        (20.0, 8.5),
        (21.5, 6.5),
        (31.0, 2.0),
    ])?;
    let uniform = catmull_rom(&points, &CatmullRom::new().alpha(0.0).subdivisions(16))?;
    let centripetal = catmull_rom(&points, &CatmullRom::new().subdivisions(16))?;
    let mut sheet = Sheet::new(
        31.5,
        10.5,
        16.0,
        "Two curves through the same points: uniform, which overshoots where points lie close, and centripetal, which does not",
    );
    sheet.line(&uniform, Line::Cold);
    sheet.line(&centripetal, Line::Warm);
    sheet.dots(&points, 4.0);
    Ok(sheet.finish())
}

fn guarding() -> Result<String, Error> {
    let (width, height) = (24, 9);
    let grid = Grid::new(width, height)?;
    let ends = [width + 1, 7 * width + 22];
    let path =
        chisel(grid, &Chisel::new(&ends).seed(5))?.map(|carving| carving.path).unwrap_or_default();
    let walls: Vec<u32> = (0..width * height).filter(|cell| !path.contains(cell)).collect();
    let raw = cells_to_points(width, &path)?;
    let loose = simplify(&raw, &Simplify::new(1.1))?;
    let loose = catmull_rom(&loose, &CatmullRom::new())?;
    let kept = GridMap::new(&grid).with_walls(&walls)?.guard(&raw, &loose, 0.0)?;
    let mut sheet =
        Sheet::new(24.0, 9.0, 20.0, "A curve that cuts through walls, and the same kept off them");
    sheet.cells(DVec2::ZERO, width, walls, Tone::Stone);
    sheet.line(&loose, Line::Cold);
    sheet.line(&kept, Line::Warm);
    Ok(sheet.finish())
}
