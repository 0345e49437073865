//! Measuring polylines and travelling along them.

mod corner_cuts;
mod deviation;
mod follower;
mod line_index;
mod mean_heading;
mod nearest;
pub(crate) mod resample;
mod segment_boxes;
mod segments;
mod shape;
mod vertices;

pub use corner_cuts::{CornerCut, corner_cuts};
pub use deviation::deviation;
pub use follower::{Follower, Position};
pub use line_index::LineIndex;
pub use nearest::{Nearest, nearest};
pub use resample::{Resample, resample};
pub(crate) use segment_boxes::SegmentBoxes;
pub(crate) use segments::{Segments, there_and_home};
pub use shape::{Shape, measure};
pub use vertices::{curvature, turn_angles};
