//! What Chaikin's corner cutting promises.
use crate::plain::{length, lines};
use meander_core::smooth::{Chaikin, chaikin};
use proptest::prelude::*;

proptest! {
    #[test]
    fn chaikin_doubles_the_points_and_keeps_the_ends(line in lines(0..30), passes in 0..4u32) {
        let cut = chaikin(&line, &Chaikin::new().passes(passes)).unwrap();
        let closed = line.is_closed();
        if line.len() < 3 {
            prop_assert_eq!(cut, line);
        } else {
            prop_assert_eq!(cut.len(), line.len() << passes);
            if !closed {
                prop_assert_eq!((cut[0], cut[cut.len() - 1]), (line[0], line[line.len() - 1]));
            }
            prop_assert!(length(&cut, closed) <= length(&line, closed) + 1e-6);
        }
    }
}
