import { start } from '../action/index.js';

start('vision-run');
