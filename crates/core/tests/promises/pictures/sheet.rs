//! A small SVG writer. Its colours can be told apart, and seen, on light and on dark pages.

use meander_core::glam::{DVec2, dvec2};

/// The style of a line.
#[derive(Clone, Copy)]
pub(super) enum Line {
    /// As it came in.
    Raw,
    /// The first result.
    Warm,
    /// A result beside it.
    Cold,
    /// A result with few points.
    Few,
}

impl Line {
    fn looks(self) -> &'static str {
        match self {
            Line::Raw => {
                r#"stroke="currentColor" stroke-opacity=".65" stroke-width="1.5" stroke-dasharray="0 4" stroke-linecap="round""#
            }
            Line::Warm => r##"stroke="#e06a10" stroke-width="2.5" stroke-linecap="round""##,
            Line::Cold => {
                r##"stroke="#3b8fd4" stroke-width="2.5" stroke-dasharray="9 4" stroke-linecap="round""##
            }
            Line::Few => r##"stroke="#14a07c" stroke-width="2" stroke-linejoin="round""##,
        }
    }
}

/// The colour of a cell.
#[derive(Clone, Copy)]
pub(super) enum Tone {
    /// Undecided, or a wall.
    Stone,
    /// Part of the result.
    Path,
}

pub(super) struct Sheet {
    size: DVec2,
    /// Pixels of one unit.
    scale: f64,
    title: &'static str,
    shapes: Vec<String>,
}

const MARGIN: f64 = 6.0;

impl Sheet {
    /// A sheet of `width` by `height` units.
    pub(super) fn new(width: f64, height: f64, scale: f64, title: &'static str) -> Self {
        Self { size: dvec2(width, height), scale, title, shapes: Vec::new() }
    }

    fn place(&self, point: DVec2) -> String {
        let at = point * self.scale + MARGIN;
        format!("{} {}", short(at.x), short(at.y))
    }

    fn put(&mut self, data: &str, looks: &str) {
        self.shapes.push(format!(r#"<path d="{data}" {looks}/>"#));
    }

    /// Cells of a grid that lies with its corner at `corner`.
    pub(super) fn cells(
        &mut self,
        corner: DVec2,
        width: u32,
        cells: impl IntoIterator<Item = u32>,
        tone: Tone,
    ) {
        let side = short(self.scale - 1.0);
        let data: String = cells
            .into_iter()
            .map(|cell| {
                let at = corner + dvec2(f64::from(cell % width), f64::from(cell / width));
                format!("M{}h{side}v{side}h-{side}z", self.place(at))
            })
            .collect();
        self.put(
            &data,
            match tone {
                Tone::Stone => r#"fill="currentColor" fill-opacity=".28""#,
                Tone::Path => r##"fill="#e06a10" fill-opacity=".6""##,
            },
        );
    }

    /// A polyline.
    pub(super) fn line(&mut self, points: &[DVec2], line: Line) {
        let data: Vec<String> = points.iter().map(|&point| self.place(point)).collect();
        self.put(&format!("M{}", data.join("L")), &format!(r#"fill="none" {}"#, line.looks()));
    }

    /// Round marks.
    pub(super) fn dots(&mut self, points: &[DVec2], radius: f64) {
        let data: String = points
            .iter()
            .map(|&point| {
                let right = self.place(point + dvec2(radius / self.scale, 0.0));
                let (r, across) = (short(radius), short(2.0 * radius));
                format!("M{right}a{r} {r} 0 1 0 -{across} 0a{r} {r} 0 1 0 {across} 0z")
            })
            .collect();
        self.put(&data, r#"fill="currentColor""#);
    }

    /// Square marks.
    pub(super) fn squares(&mut self, points: &[DVec2]) {
        let data: String = points
            .iter()
            .map(|&point| format!("M{}h5v5h-5z", self.place(point - 2.5 / self.scale)))
            .collect();
        self.put(&data, r##"fill="#14a07c""##);
    }

    /// Crosses over what was thrown out.
    pub(super) fn crosses(&mut self, points: &[DVec2]) {
        let arm = 5.0 / self.scale;
        let data: String = points
            .iter()
            .map(|&point| {
                let ends = [(-1.0, -1.0), (1.0, 1.0), (-1.0, 1.0), (1.0, -1.0)]
                    .map(|(x, y)| self.place(point + dvec2(x, y) * arm));
                format!("M{}L{}M{}L{}", ends[0], ends[1], ends[2], ends[3])
            })
            .collect();
        self.put(&data, r#"stroke="currentColor" stroke-width="2""#);
    }

    /// The text of a file. It stands in Markdown, where an empty line would end it.
    pub(super) fn finish(self) -> String {
        let size = self.size * self.scale + 2.0 * MARGIN;
        let (width, height) = (short(size.x), short(size.y));
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\" style=\"max-width:100%;height:auto\">\n<title>{}</title>\n{}\n</svg>\n",
            self.title,
            self.shapes.join("\n"),
        )
    }
}

/// Two digits after the point are a hundredth of a pixel.
fn short(value: f64) -> f64 {
    (value * 100.0).round() / 100.0
}
