/** What is mostly text. It comes first in every bundle, which is packed better where code stands beside code. */
import '../draw/svg-pen.js';
import './styles.js';
import '../strings.js';
import '../controls/icons.js';
import './attributes.js';
