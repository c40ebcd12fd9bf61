import { start } from '../action/index.js';

start('overview');
