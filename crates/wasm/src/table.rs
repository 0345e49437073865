//! The table of algorithms: the row of a parameter has the range of its control, the range that a call accepts, and the
//! option that it sets. `crates/xtask` writes the table for JavaScript. Defaults and limits repeat the core's;
//! `rows.rs` among the core's promises compares them.

use meander_core::glam::{DVec2, DVec3};
use meander_core::{
    Allowed, Derived, Error, Point, Polyline, Smoother,
    carve::{Blob, Chisel},
    measure::Resample,
    smooth::{Bspline, CatmullRom, Chaikin, Simplify, Visvalingam},
};

pub use published::Refining;

// By its path, because `crates/xtask` includes this file by its path.
#[path = "published.rs"]
mod published;

/// How to read a parameter's value.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Any number.
    Number,
    /// A whole number.
    Whole,
    /// 0 for no, 1 for yes.
    Flag,
}

/// One parameter of an algorithm.
pub struct Param {
    /// Its name in code, snake case.
    pub id: &'static str,
    /// Its name for people.
    pub label: &'static str,
    /// The unit of its value; empty for a plain number.
    pub unit: &'static str,
    /// How to read its value.
    pub kind: Kind,
    /// Where a control starts.
    pub min: f64,
    /// Where a control ends.
    pub max: f64,
    /// A control's step.
    pub step: f64,
    /// The default value.
    pub default: f64,
    /// The least a call accepts.
    pub lowest: f64,
    /// The greatest a call accepts.
    pub highest: f64,
    /// Whether a call has to pass it: the default is only a value for a control to start with.
    pub required: bool,
}

impl Param {
    const fn number(label: &'static str, min: f64, max: f64, step: f64) -> Self {
        let (lowest, highest) = (0.0, f64::INFINITY);
        let (id, unit, kind, default, required) = ("", "", Kind::Number, 0.0, false);
        Self { id, label, unit, kind, min, max, step, default, lowest, highest, required }
    }

    const fn whole(label: &'static str, min: f64, max: f64) -> Self {
        let highest = u32::MAX as f64;
        Self { kind: Kind::Whole, highest, ..Self::number(label, min, max, 1.0) }
    }

    const fn flag(label: &'static str) -> Self {
        Self { kind: Kind::Flag, highest: 1.0, ..Self::number(label, 0.0, 1.0, 1.0) }
    }

    const fn of(self, id: &'static str) -> Self {
        Self { id, ..self }
    }

    const fn unit(self, unit: &'static str) -> Self {
        Self { unit, ..self }
    }

    const fn accepts(self, lowest: f64, highest: f64) -> Self {
        Self { lowest, highest, ..self }
    }

    const fn default(self, default: f64) -> Self {
        Self { default, ..self }
    }

    const fn required(self) -> Self {
        Self { required: true, ..self }
    }

    /// Returns the value if a call accepts it.
    pub(crate) fn check(&self, value: f64) -> Result<f64, Error> {
        // NaN fails the comparison too.
        let inside = value >= self.lowest && value <= self.highest;
        if inside && (self.kind == Kind::Number || value.fract() == 0.0) {
            return Ok(value);
        }
        let (low, high) = (self.lowest, self.highest);
        let allowed = match self.kind {
            Kind::Number => Allowed::Number { low, high },
            Kind::Whole => Allowed::Whole { low, high },
            Kind::Flag => Allowed::Rule("true or false"),
        };
        Err(bad(self.id, value, allowed))
    }
}

/// An algorithm with its parameters, in the order in which a call passes their values.
pub struct Algorithm {
    /// Its name in code, snake case.
    pub id: &'static str,
    /// Its name for people.
    pub label: &'static str,
    /// Its parameters.
    pub params: &'static [Param],
    /// The functions of a smoother.
    pub smoother: Option<Functions>,
}

/// A smoother by the values of its parameters, for points of the plane and of space.
pub struct Functions {
    /// Returns the smoothed line.
    pub smooth: (Run<DVec2, Polyline<DVec2>>, Run<DVec3, Polyline<DVec3>>),
    /// Returns the origin of each point, too.
    pub derive: (Run<DVec2, Derived<DVec2>>, Run<DVec3, Derived<DVec3>>),
}

type Run<P, T> = fn(&Polyline<P>, &[f64]) -> Result<T, Error>;

impl Functions {
    const fn of<S: Smoother + WithValues + Default>() -> Self {
        Self { smooth: (smooth::<S, _>, smooth::<S, _>), derive: (derive::<S, _>, derive::<S, _>) }
    }
}

fn smooth<S: Smoother + WithValues + Default, P: Point>(
    line: &Polyline<P>,
    values: &[f64],
) -> Result<Polyline<P>, Error> {
    S::from_values(values)?.smooth(line)
}

fn derive<S: Smoother + WithValues + Default, P: Point>(
    line: &Polyline<P>,
    values: &[f64],
) -> Result<Derived<P>, Error> {
    S::from_values(values)?.derive(line)
}

/// Whether the line of a smoother is closed: its last value.
pub(crate) fn is_closed(values: &[f64]) -> bool {
    values.last().is_some_and(|&closed| closed > 0.0)
}

/// Options that the rows of an algorithm set.
pub trait WithValues: Sized {
    /// The algorithm's row.
    const ALGORITHM: Algorithm;

    /// Sets the options from values that were checked.
    fn set(&mut self, values: &[f64]);

    /// Sets the options from one value for each parameter.
    fn with_values(mut self, values: &[f64]) -> Result<Self, Error> {
        let params = pair(const { Self::ALGORITHM.params }, values)?;
        params.iter().zip(values).try_for_each(|(param, &value)| param.check(value).map(|_| ()))?;
        self.set(values);
        Ok(self)
    }

    /// Sets the options from values alone, if all options are parameters.
    fn from_values(values: &[f64]) -> Result<Self, Error>
    where
        Self: Default,
    {
        Self::default().with_values(values)
    }

    /// Returns the last value, the neighbourhood, which belongs to the grid.
    fn neighborhood(values: &[f64]) -> Result<f64, Error> {
        let params = pair(const { Self::ALGORITHM.params }, values)?;
        values.get(params.len() - 1).map_or(Ok(0.0), |&value| NEIGHBORHOOD.check(value))
    }
}

fn pair<'a>(params: &'a [Param], values: &[f64]) -> Result<&'a [Param], Error> {
    if values.len() == params.len() {
        Ok(params)
    } else {
        Err(refused("values", "one number for each parameter of the algorithm"))
    }
}

/// An option read from a checked value.
trait Value {
    fn read(value: f64) -> Self;
}

impl Value for f64 {
    fn read(value: f64) -> Self {
        value
    }
}

impl Value for u32 {
    fn read(value: f64) -> Self {
        value as Self
    }
}

impl Value for bool {
    fn read(value: f64) -> Self {
        value > 0.0
    }
}

/// A count; `u32::MAX` means none.
impl Value for Option<u32> {
    fn read(value: f64) -> Self {
        Some(value as u32).filter(|&count| count < u32::MAX)
    }
}

/// The rows of one algorithm, `option: parameter`; then the parameters that set no option.
macro_rules! rows {
    ($options:ty, $id:literal, $label:literal, $smoother:expr, {
        $($field:ident: $param:expr,)+
    } $($other:ident)?) => {
        impl WithValues for $options {
            const ALGORITHM: Algorithm = Algorithm {
                id: $id,
                label: $label,
                params: &[$($param.of(stringify!($field)),)+ $($other)?],
                smoother: $smoother,
            };

            fn set(&mut self, values: &[f64]) {
                if let [$($field,)+ ..] = *values {
                    $(self.$field = Value::read($field);)+
                }
            }
        }
    };
}

/// The number that all chance of a carving, a blob or a route comes from.
pub(crate) const SEED: Param = Param::whole("Seed", 0.0, 9999.0).of("seed");
/// How many neighbours a cell has.
pub(crate) const NEIGHBORHOOD: Param = Param {
    step: 4.0,
    ..Param::whole("Neighbours", 4.0, 8.0).accepts(4.0, 8.0).default(4.0).of("neighborhood")
};
const CLOSED: Param = Param::flag("Closed").of("closed");
const PASSES: Param = Param::whole("Passes", 0.0, 6.0).accepts(0.0, 24.0).default(1.0);
const SUBDIVISIONS: Param =
    Param::whole("Subdivisions", 1.0, 16.0).accepts(1.0, 16_777_216.0).default(8.0);
/// How many points a simplifier keeps; by default, its tolerance or area decides.
const COUNT: Param =
    Param::whole("Points", 2.0, 1000.0).accepts(2.0, u32::MAX as f64).default(u32::MAX as f64);

rows!(Chisel<'_>, "chisel", "Chiselled path", None, {
    seed: SEED,
    wiggliness: Param::number("Wiggliness", 0.0, 3.0, 0.05).accepts(0.0, 1e9).default(1.0),
    articulation: Param::flag("Force articulation points"),
    stop_open_fraction: Param::number("Stop when still open", 0.0, 1.0, 0.01).accepts(0.0, 1.0),
    stop_forced_streak: Param::whole("Stop after forced in a row", 0.0, 20.0).unit("cells"),
    prune_distance: Param::whole("Prune further than", 0.0, 20.0).unit("steps"),
} NEIGHBORHOOD);

rows!(Blob<'_>, "blob", "Chiselled blob", None, {
    count: Param::whole("Cells", 1.0, 400.0).required(),
    seed: SEED,
    roundness: Param::number("Roundness", 0.0, 1.0, 0.05).accepts(0.0, 1.0),
} NEIGHBORHOOD);

rows!(Chaikin, "chaikin", "Chaikin", Some(Functions::of::<Self>()), {
    passes: PASSES,
    ratio: Param::number("Ratio", 0.05, 0.5, 0.01).accepts(0.0, 0.5).default(0.25),
} CLOSED);

rows!(Refining, "refine", "Chaikin, refined", Some(Functions::of::<Self>()), {
    passes: PASSES,
    angle_limit: Param::number("Angle limit", 0.0, 180.0, 1.0).unit("°").default(30.0),
    outlier_angle: Param::number("Outlier angle", 0.0, 180.0, 1.0).unit("°").default(f64::INFINITY),
    published: Param::flag("As published"),
} CLOSED);

rows!(Simplify, "simplify", "Ramer-Douglas-Peucker", Some(Functions::of::<Self>()), {
    tolerance: Param::number("Tolerance", 0.0, 3.0, 0.05).default(0.5).required(),
    count: COUNT,
} CLOSED);

rows!(CatmullRom, "catmull_rom", "Catmull-Rom", Some(Functions::of::<Self>()), {
    subdivisions: SUBDIVISIONS,
    alpha: Param::number("Alpha", 0.0, 1.0, 0.05).accepts(0.0, 1.0).default(0.5),
} CLOSED);

rows!(Visvalingam, "visvalingam", "Visvalingam-Whyatt", Some(Functions::of::<Self>()), {
    area: Param::number("Area", 0.0, 3.0, 0.05).default(0.5).required(),
    count: COUNT,
} CLOSED);

rows!(Bspline, "bspline", "B-spline", Some(Functions::of::<Self>()), {
    degree: Param::whole("Degree", 1.0, 5.0).accepts(1.0, 5.0).default(3.0),
    subdivisions: SUBDIVISIONS,
} CLOSED);

rows!(Resample, "resample", "Resample", Some(Functions::of::<Self>()), {
    spacing: Param::number("Spacing", 0.05, 3.0, 0.05).default(0.5).required(),
} CLOSED);

/// Without `rows!`, because a route may have no seed.
const ASTAR: Algorithm =
    Algorithm { id: "astar", label: "A* route", params: &[NEIGHBORHOOD, SEED], smoother: None };

/// Every algorithm.
pub static ALGORITHMS: &[Algorithm] = &[
    Chisel::ALGORITHM,
    Blob::ALGORITHM,
    ASTAR,
    Chaikin::ALGORITHM,
    Refining::ALGORITHM,
    Simplify::ALGORITHM,
    CatmullRom::ALGORITHM,
    Visvalingam::ALGORITHM,
    Bspline::ALGORITHM,
    Resample::ALGORITHM,
];

/// Returns the functions of the smoother at this index.
pub fn smoother(index: u32) -> Result<&'static Functions, Error> {
    let row = ALGORITHMS.get(index as usize).and_then(|algorithm| algorithm.smoother.as_ref());
    row.ok_or(refused("algorithm", "the id of a smoother"))
}

pub(crate) const fn bad(argument: &'static str, given: f64, allowed: Allowed) -> Error {
    Error::BadArgument { argument, index: None, given: Some(given), allowed }
}

pub(crate) const fn refused(argument: &'static str, rule: &'static str) -> Error {
    Error::BadArgument { argument, index: None, given: None, allowed: Allowed::Rule(rule) }
}
