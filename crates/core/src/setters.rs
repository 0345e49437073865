//! How options are set one after another.

/// Methods of options that return them with one field changed, by the name of the field; `=> Some` where the field is an
/// `Option` of the type named.
///
/// Options are `#[non_exhaustive]`, so that one more is no break: callers begin with `new`, whose arguments are what is
/// required, and name what they want otherwise.
macro_rules! setters {
    ($($name:ident: $type:ty $(=> $wrap:ident)?,)+) => {$(
        #[doc = concat!("Sets [`", stringify!($name), "`](#structfield.", stringify!($name), ").")]
        #[must_use]
        pub const fn $name(mut self, $name: $type) -> Self {
            self.$name = $($wrap)? ($name);
            self
        }
    )+};
}

/// The same for fields of a type that others become.
macro_rules! converting_setters {
    ($($name:ident: $type:ty,)+) => {$(
        #[doc = concat!("Sets [`", stringify!($name), "`](#structfield.", stringify!($name), ").")]
        #[must_use]
        pub fn $name(mut self, $name: impl Into<$type>) -> Self {
            self.$name = $name.into();
            self
        }
    )+};
}

/// Options that own their data: a default for each field, and a method of its name. `some Type` sets an `Option` of a type.
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

        /// What `new` makes.
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

pub(crate) use {converting_setters, options, setters};
