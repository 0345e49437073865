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

/// Options that own their data: each field has a default and a setter. `some Type` makes a setter for an `Option` of
/// this type.
macro_rules! options {
    ($(#[$about:meta])* pub struct $options:ident { $(
        $(#[$says:meta])*
        pub $field:ident: $type:ty = $default:expr $(, some $given:ty)?;
    )+ }) => {
        $(#[$about])*
        #[derive(Debug, Clone, Copy, PartialEq)]
        #[non_exhaustive]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        #[cfg_attr(feature = "serde", serde(default))]
        pub struct $options {
            $($(#[$says])* pub $field: $type,)+
        }

        impl $options {
            /// The defaults.
            #[must_use]
            pub const fn new() -> Self {
                Self { $($field: $default),+ }
            }

            $($crate::setters::options! { @setter $field: $type $(, $given)? })+
        }

        /// The same as `new`.
        impl Default for $options {
            fn default() -> Self {
                Self::new()
            }
        }
    };
    (@setter $field:ident: $type:ty) => { $crate::setters::setters! { $field: $type, } };
    (@setter $field:ident: $type:ty, $given:ty) => {
        $crate::setters::setters! { $field: $given => Some, }
    };
}

pub(crate) use {options, setters};
