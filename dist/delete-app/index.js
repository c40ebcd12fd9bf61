import { start } from '../action/index.js';

start('delete-app');
