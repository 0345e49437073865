/**
 * The order of the modules in every bundle, which is packed better where like stands beside like: what is mostly text, then
 * what is known before what knows it.
 */
import '../draw/svg-pen.js';
import './styles.js';
import '../strings.js';
import '../controls/icons.js';
import './attributes.js';
import './functions.js';
import '../engine/figure.js';
import '../draw/picture.js';
import '../controls/panel.js';
