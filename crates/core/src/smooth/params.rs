//! Parameters that several smoothers share.

use crate::param::Param;

pub(super) const PASSES: Param =
    Param::whole("passes", "Passes", "").control(0.0, 6.0, 1.0).accepts(0.0, 24.0).default(1.0);

pub(super) const SUBDIVISIONS: Param = Param::whole("subdivisions", "Subdivisions", "")
    .control(1.0, 16.0, 1.0)
    .accepts(1.0, 16_777_216.0)
    .default(8.0);

/// Of a polynomial span.
pub(super) const HIGHEST_DEGREE: usize = 5;
