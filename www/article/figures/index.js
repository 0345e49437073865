/** The article's own figures: what is not a source of `<meander-path>`. */
