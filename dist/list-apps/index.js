import { start } from '../action/index.js';

start('list-apps');
