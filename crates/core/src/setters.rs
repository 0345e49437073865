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

/// Options that are what `new` makes by default.
macro_rules! default_is_new {
    ($($options:ty),+) => {$(
        /// What `new` makes.
        impl Default for $options {
            fn default() -> Self {
                Self::new()
            }
        }
    )+};
}

pub(crate) use {converting_setters, default_is_new, setters};
