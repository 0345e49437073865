//! Whether there is memory for what a call takes.

use std::hint::black_box;

use crate::error::Error;

/// Asks for so many bytes at once, and gives them back. Where memory ends half-way a program stops, and a compiled
/// module keeps what it has got; asked before, the call is refused and changes nothing.
pub(crate) fn check_memory(bytes: usize) -> Result<(), Error> {
    let mut probe = Vec::<u8>::new();
    let reserved = probe.try_reserve_exact(bytes);
    // Or the compiler, seeing that nobody uses it, leaves the allocation out.
    black_box(&probe);
    reserved.map_err(|_| Error::NoMemory)
}
