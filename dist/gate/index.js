import { start } from '../action/index.js';

start('gate');
