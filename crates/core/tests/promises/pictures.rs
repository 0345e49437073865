//! The pictures of the documentation, one for each family of algorithms, show what the code returns today. Their colours
//! can be told apart, and seen, on light and on dark pages.

use std::{fs, path::Path};

use meander_core::glam::{DVec2, dvec2};
use meander_core::{
    CellState, Derived, Grid, GridMap, RouteQuery, Smoother,
    carve::{Blob, Chisel, Chiseler, blob, chisel},
    cells_to_points,
    smooth::{CatmullRom, Chaikin, Refine, Simplify, catmull_rom, chaikin, simplify},
};

use crate::plain::{from_flat, open};

#[test]
fn pictures_are_up_to_date() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("pictures");
    let drawn = [
        ("chisel", carving()),
        ("blob", blobs()),
        ("astar", route()),
        ("chaikin", cutting()),
        ("refine", refining()),
        ("simplify", simplifying()),
        ("catmull_rom", spline()),
        ("guard", guarding()),
    ];
    assert_eq!(fs::read_dir(&folder).unwrap().count(), drawn.len());
    for (name, drawing) in drawn {
        let file = folder.join(format!("{name}.svg"));
        if fs::read_to_string(&file).unwrap() != drawing {
            let new = Path::new(env!("CARGO_TARGET_TMPDIR")).join(file.file_name().unwrap());
            fs::write(&new, drawing).unwrap();
            panic!("{} is old; {} shows what the code returns", file.display(), new.display());
        }
    }
}

const RAW: &str = r#"fill="none" stroke="currentColor" stroke-opacity=".65" stroke-width="1.5" stroke-dasharray="0 4" stroke-linecap="round""#;
const WARM: &str = r##"fill="none" stroke="#e06a10" stroke-width="2.5" stroke-linecap="round""##;
const COLD: &str = r##"fill="none" stroke="#3b8fd4" stroke-width="2.5" stroke-dasharray="9 4" stroke-linecap="round""##;
const FEW: &str = r##"fill="none" stroke="#14a07c" stroke-width="2" stroke-linejoin="round""##;
const STONE: &str = r#"fill="currentColor" fill-opacity=".28""#;
const PATH: &str = r##"fill="#e06a10" fill-opacity=".6""##;
const MARGIN: f64 = 6.0;

struct Sheet {
    /// Pixels of one unit.
    scale: f64,
    text: String,
}

impl Sheet {
    /// A sheet of `width` by `height` units.
    fn new(width: f64, height: f64, scale: f64, title: &str) -> Self {
        let [width, height] = [width, height].map(|side| short(side * scale + 2.0 * MARGIN));
        let text = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\" style=\"max-width:100%;height:auto\">\n<title>{title}</title>\n"
        );
        Self { scale, text }
    }

    fn path(mut self, data: &[String], looks: &str) -> Self {
        self.text += &format!("<path d=\"{}\" {looks}/>\n", data.concat());
        self
    }

    fn place(&self, point: DVec2) -> String {
        let at = point * self.scale + MARGIN;
        format!("{} {}", short(at.x), short(at.y))
    }

    /// A path around each point.
    fn each(self, points: &[DVec2], looks: &str, draw: impl Fn(&Self, DVec2) -> String) -> Self {
        let data: Vec<String> = points.iter().map(|&point| draw(&self, point)).collect();
        self.path(&data, looks)
    }

    /// Cells of a grid that lies with its corner at `corner`.
    fn cells(self, corner: DVec2, width: u32, cells: &[u32], looks: &str) -> Self {
        let side = short(self.scale - 1.0);
        let places = cells_to_points(width, cells).unwrap();
        let corners: Vec<DVec2> = places.iter().map(|&middle| corner + middle - 0.5).collect();
        let square =
            |sheet: &Self, at: DVec2| format!("M{}h{side}v{side}h-{side}z", sheet.place(at));
        self.each(&corners, looks, square)
    }

    fn line(self, points: &[DVec2], looks: &str) -> Self {
        let places: Vec<String> = points.iter().map(|&point| self.place(point)).collect();
        self.path(&["M".to_owned(), places.join("L")], looks)
    }

    /// Round marks.
    fn dots(self, points: &[DVec2], radius: f64) -> Self {
        let (r, across) = (short(radius), short(2.0 * radius));
        self.each(points, r#"fill="currentColor""#, |sheet, point| {
            let right = sheet.place(point + dvec2(radius / sheet.scale, 0.0));
            format!("M{right}a{r} {r} 0 1 0 -{across} 0a{r} {r} 0 1 0 {across} 0z")
        })
    }

    fn finish(self) -> String {
        self.text + "</svg>\n"
    }
}

/// Two digits after the point are a hundredth of a pixel.
fn short(value: f64) -> f64 {
    (value * 100.0).round() / 100.0
}

fn carving() -> String {
    const SIDE: u32 = 15;
    let grid = Grid::new(SIDE, SIDE).unwrap();
    let ends = [SIDE + 1, SIDE * SIDE - SIDE - 2];
    let title = "Three moments of a carving: stones fall, those that must stay turn orange, and a winding path is left";
    let mut sheet = Sheet::new(48.0, 15.0, 11.0, title);
    let mut chiseler = Chiseler::new(grid, &Chisel::new(&ends).seed(16)).unwrap().unwrap();
    for (panel, share) in [(0.0, 2), (1.0, 4), (2.0, 5)] {
        chiseler.seek(SIDE * SIDE * share / 5);
        let corner = dvec2(panel * 16.5, 0.0);
        for (state, looks) in [(CellState::Open, STONE), (CellState::Forced, PATH)] {
            let cells: Vec<u32> = (0..SIDE * SIDE)
                .filter(|&cell| chiseler.states()[cell as usize] == state)
                .collect();
            sheet = sheet.cells(corner, SIDE, &cells, looks);
        }
        let places = cells_to_points(SIDE, &ends).unwrap();
        sheet = sheet.dots(&[places[0] + corner, places[1] + corner], 3.5);
    }
    sheet.finish()
}

fn blobs() -> String {
    let (width, height) = (44, 14);
    let grid = Grid::new(width, height).unwrap();
    let title = "Three blobs of 75 cells, rounder from left to right";
    let mut sheet = Sheet::new(44.0, 14.0, 11.0, title);
    for (panel, roundness) in (0..3).zip([0.0, 0.4, 1.0]) {
        // All but one third of the sheet is walled off.
        let outside: Vec<u32> = (0..width * height)
            .filter(|cell| cell % width % 15 == 14 || cell % width / 15 != panel)
            .collect();
        let options = Blob::new(75).seed(8).walls(&outside).roundness(roundness);
        let cells = blob(grid, &options).unwrap().unwrap();
        sheet = sheet.cells(DVec2::ZERO, width, &cells, PATH);
    }
    sheet.finish()
}

fn route() -> String {
    let (width, height) = (36, 12);
    let bars = [(6, 0, 8), (13, 4, 12), (20, 0, 5), (20, 7, 12), (27, 2, 11)];
    let walls: Vec<u32> = bars
        .into_iter()
        .flat_map(|(x, top, bottom)| (top..bottom).map(move |y| y * width + x))
        .collect();
    let ends = [5 * width + 1, 6 * width + 34];
    let map = GridMap::new(&Grid::new(width, height).unwrap()).with_walls(&walls).unwrap();
    let route = map.route(&ends, &RouteQuery::new()).unwrap().unwrap();
    Sheet::new(36.0, 12.0, 13.0, "A shortest route from left to right, round five walls")
        .cells(DVec2::ZERO, width, &walls, STONE)
        .line(&route.line, WARM)
        .dots(&cells_to_points(width, &ends).unwrap(), 5.0)
        .finish()
}

fn cutting() -> String {
    let raw = open(&from_flat(&[
        0.5, 9.0, 4.0, 1.5, 8.0, 8.0, 13.0, 9.0, 15.0, 2.0, 20.0, 1.0, 24.0, 8.5, 31.0, 2.0,
    ]));
    Sheet::new(31.5, 10.0, 16.0, "A zigzag, its corners cut once, and cut four times")
        .line(&raw, RAW)
        .line(&chaikin(&raw, &Chaikin::new()).unwrap(), COLD)
        .line(&chaikin(&raw, &Chaikin::new().passes(4)).unwrap(), WARM)
        .dots(&raw, 4.0)
        .finish()
}

fn refining() -> String {
    let raw = open(&from_flat(&[
        0.5, 7.0, 4.0, 6.0, 8.0, 5.6, 10.5, 5.5, 8.5, 0.5, 13.0, 5.5, 17.0, 6.0, 20.0, 9.0, 23.0,
        9.5, 26.0, 4.0, 31.0, 3.0,
    ]));
    let options = Refine::new().outlier_angle(90.0).passes(3);
    let Derived { line: smooth, rejected, .. } = options.derive(&raw).unwrap();
    let out: Vec<DVec2> = rejected.into_iter().map(|index| raw[index as usize]).collect();
    let title = "A track with one point far off, which is thrown out; gentle turns stay, sharp ones are cut";
    Sheet::new(31.5, 10.0, 16.0, title)
        .line(&raw, RAW)
        .line(&smooth, WARM)
        .dots(&raw, 3.0)
        .each(&out, r#"stroke="currentColor" stroke-width="2""#, |sheet, point| {
            let arm = 5.0 / sheet.scale;
            let ends = [(-1.0, -1.0), (1.0, 1.0), (-1.0, 1.0), (1.0, -1.0)]
                .map(|(x, y)| sheet.place(point + dvec2(x, y) * arm));
            format!("M{}L{}M{}L{}", ends[0], ends[1], ends[2], ends[3])
        })
        .finish()
}

/// The centres along a path carved between two cells.
fn carved(width: u32, height: u32, ends: &[u32], seed: u32) -> Vec<u32> {
    let grid = Grid::new(width, height).unwrap();
    chisel(grid, &Chisel::new(ends).seed(seed)).unwrap().unwrap().path
}

fn simplifying() -> String {
    let path = carved(64, 20, &[3 * 64 + 1, 16 * 64 + 62], 9);
    let raw = cells_to_points(64, &path).unwrap();
    let few = simplify(&raw, &Simplify::new(1.5)).unwrap();
    let title = "A long staircase, and the few of its points that stay within a tolerance of it";
    Sheet::new(64.0, 20.0, 8.0, title)
        .line(&raw, RAW)
        .line(&few, FEW)
        .each(&few, r##"fill="#14a07c""##, |sheet, point| {
            format!("M{}h5v5h-5z", sheet.place(point - 2.5 / sheet.scale))
        })
        .finish()
}

fn spline() -> String {
    let points = open(&from_flat(&[
        0.5, 8.5, 9.0, 2.0, 10.5, 4.5, 12.0, 2.0, 20.0, 8.5, 21.5, 6.5, 31.0, 2.0,
    ]));
    let centripetal = CatmullRom::new().subdivisions(16);
    let title = "Two curves through the same points: uniform, which overshoots where points lie close, and centripetal, which does not";
    Sheet::new(31.5, 10.5, 16.0, title)
        .line(&catmull_rom(&points, &centripetal.alpha(0.0)).unwrap(), COLD)
        .line(&catmull_rom(&points, &centripetal).unwrap(), WARM)
        .dots(&points, 4.0)
        .finish()
}

fn guarding() -> String {
    let (width, height) = (24, 9);
    let path = carved(width, height, &[width + 1, 7 * width + 22], 5);
    let walls: Vec<u32> = (0..width * height).filter(|cell| !path.contains(cell)).collect();
    let raw = cells_to_points(width, &path).unwrap();
    let few = simplify(&raw, &Simplify::new(1.1)).unwrap();
    let loose = catmull_rom(&few, &CatmullRom::new()).unwrap();
    let map = GridMap::new(&Grid::new(width, height).unwrap()).with_walls(&walls).unwrap();
    Sheet::new(24.0, 9.0, 20.0, "A curve that cuts through walls, and the same kept off them")
        .cells(DVec2::ZERO, width, &walls, STONE)
        .line(&loose, COLD)
        .line(&map.guard(&raw, &loose, 0.0).unwrap(), WARM)
        .finish()
}
