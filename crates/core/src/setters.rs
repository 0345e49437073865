//! Macros that write options and their setters.

/// Methods named after fields of options, which return the options with that field changed: `into` for a type to which
/// others convert, `=> Some` if the field is an `Option` of the given type.
///
/// Options are `#[non_exhaustive]`, so that a new one breaks no caller: callers pass the required options to `new`, and
/// set others by name.
macro_rules! setters {
    () => {};
    ($name:ident: into $type:ty $(=> $wrap:ident)?, $($rest:tt)*) => {
        #[doc = concat!("Sets [`", stringify!($name), "`](#structfield.", stringify!($name), ").")]
        #[must_use]
        pub fn $name(mut self, $name: impl Into<$type>) -> Self {
            self.$name = $($wrap)? ($name.into());
            self
        }
        $crate::setters::setters! { $($rest)* }
    };
    ($name:ident: $type:ty $(=> $wrap:ident)?, $($rest:tt)*) => {
        #[doc = concat!("Sets [`", stringify!($name), "`](#structfield.", stringify!($name), ").")]
        #[must_use]
        pub const fn $name(mut self, $name: $type) -> Self {
            self.$name = $($wrap)? ($name);
            self
        }
        $crate::setters::setters! { $($rest)* }
    };
}

/// A struct of options, each with a default and a setter; `from (…)` says what the setter takes. `new` takes the required
/// ones. Without `new`, none is required, the options own their data, and serde reads and writes them.
macro_rules! options {
    ($(#[$about:meta])* pub struct $options:ident { $($fields:tt)+ }) => {
        $crate::setters::options! {
            $(#[$about])*
            #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(default))]
            pub struct $options { $($fields)+ }
            /// The defaults.
            [const] new()
        }

        /// The same as `new`.
        impl Default for $options {
            fn default() -> Self {
                Self::new()
            }
        }
    };
    ($(#[$about:meta])* pub struct $options:ident $(<$life:lifetime>)? { $(
        $(#[$says:meta])*
        pub $field:ident: $type:ty = $default:expr $(, from ($($given:tt)+))?;
    )+ } $(#[$makes:meta])* [$($const:ident)?] new($($required:ident: $needs:ty)?)) => {
        $(#[$about])*
        #[derive(Debug, Clone, Copy, PartialEq)]
        #[non_exhaustive]
        pub struct $options $(<$life>)? {
            $($(#[$says])* pub $field: $type,)+
        }

        impl $(<$life>)? $options $(<$life>)? {
            $(#[$makes])*
            pub $($const)? fn new($($required: $needs)?) -> Self {
                Self { $($field: $default),+ }
            }

            $($crate::setters::options! { @setter $field: $type $(, $($given)+)? })+
        }
    };
    (@setter $field:ident: $type:ty) => { $crate::setters::setters! { $field: $type, } };
    (@setter $field:ident: $type:ty, $($given:tt)+) => {
        $crate::setters::setters! { $field: $($given)+, }
    };
}

pub(crate) use {options, setters};
