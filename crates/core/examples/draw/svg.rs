//! Draws the examples: lines on paper, as an SVG.

use std::ops::Deref;

use meander_core::glam::{DVec2, dvec2};

pub(crate) struct Svg {
    /// Pixels of one unit.
    scale: f64,
    text: String,
}

impl Svg {
    /// Starts with empty paper of this size, in units.
    pub(crate) fn new([width, height]: [f64; 2], scale: f64, title: &str) -> Self {
        let (width, height) = (width * scale, height * scale);
        let text = format!(
            r##"<svg xmlns="http://www.w3.org/2000/svg" role="img" width="{width}" height="{height}" viewBox="0 0 {width} {height}" style="max-width:100%;height:auto">
<title>{title}</title>
<rect width="{width}" height="{height}" rx="8" fill="#faf8f4"/>
<g fill="none" stroke-linecap="round" stroke-linejoin="round">
"##
        );
        Self { scale, text }
    }

    /// Adds lines, closed or open, with SVG attributes.
    pub(crate) fn lines<L: Deref<Target = [DVec2]>>(
        &mut self,
        lines: &[L],
        closed: bool,
        looks: &str,
    ) {
        let data: String = lines.iter().map(|line| self.data(line, closed)).collect();
        self.text += &format!("<path d=\"{data}\" {looks}/>\n");
    }

    /// Adds the same small shape around each position.
    pub(crate) fn marks(&mut self, places: &[DVec2], shape: &[(f64, f64)], looks: &str) {
        let around = |&place: &DVec2| shape.iter().map(|&(x, y)| place + dvec2(x, y)).collect();
        let lines: Vec<Vec<DVec2>> = places.iter().map(around).collect();
        self.lines(&lines, true, looks);
    }

    /// The start of a line and the steps from point to point, to a tenth of a pixel.
    fn data(&self, line: &[DVec2], closed: bool) -> String {
        let tenths = |value: f64| (value * self.scale * 10.0 + 0.5).floor();
        let mut data = String::from("M");
        let mut from = DVec2::ZERO;
        for (index, place) in line.iter().enumerate() {
            let place = dvec2(tenths(place.x), tenths(place.y));
            let step = (place - from) / 10.0;
            data += &format!("{}{} {}", if index == 1 { "l" } else { " " }, step.x, step.y);
            from = place;
        }
        data + if closed { "z" } else { "" }
    }

    #[expect(clippy::print_stdout, reason = "an example prints its picture")]
    pub(crate) fn print(self) {
        println!("{}</g>\n</svg>", self.text);
    }
}
