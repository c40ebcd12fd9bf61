import { start } from '../action/index.js';

start('doctor');
