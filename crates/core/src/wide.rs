//! Points as they are added and weighed: both coordinates at once where the processor does that.
//!
//! Each coordinate is rounded as it is without, so the results are the same to the bit.

use glam::{DVec2, DVec3};

/// A point that has a form for arithmetic.
pub trait Widen: Copy {
    /// That form.
    type Wide: Copy;

    /// Into it.
    fn widen(self) -> Self::Wide;

    /// Out of it, where they lie.
    fn narrow(wide: &[Self::Wide]) -> &[Self];

    /// The sum of two.
    fn sum(one: Self::Wide, other: Self::Wide) -> Self::Wide;

    /// So many times one.
    fn times(wide: Self::Wide, factor: f64) -> Self::Wide;
}

macro_rules! as_it_is {
    ($point:ty) => {
        impl Widen for $point {
            type Wide = Self;

            fn widen(self) -> Self {
                self
            }

            fn narrow(wide: &[Self]) -> &[Self] {
                wide
            }

            fn sum(one: Self, other: Self) -> Self {
                one + other
            }

            fn times(wide: Self, factor: f64) -> Self {
                wide * factor
            }
        }
    };
}

as_it_is!(DVec3);
#[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
as_it_is!(DVec2);

#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod simd {
    use core::arch::wasm32::{f64x2_add, f64x2_mul, f64x2_splat, v128};

    use bytemuck::{cast_slice, must_cast};

    use super::{DVec2, Widen};

    /// Lists of these do not cross the lines of a cache between two coordinates, either.
    impl Widen for DVec2 {
        type Wide = v128;

        fn widen(self) -> v128 {
            must_cast(self)
        }

        fn narrow(wide: &[v128]) -> &[Self] {
            cast_slice(wide)
        }

        fn sum(one: v128, other: v128) -> v128 {
            f64x2_add(one, other)
        }

        fn times(wide: v128, factor: f64) -> v128 {
            f64x2_mul(wide, f64x2_splat(factor))
        }
    }
}
