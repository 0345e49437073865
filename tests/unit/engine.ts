/** Test setup: loads the engine before each test file. */
import { ready } from '../../www/engine.ts';

await ready();
