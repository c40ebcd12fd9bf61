import { benchmarkPlants } from './benchmark-plants.ts';
import type { Plant } from './plant.ts';
import { qualityPlants } from './quality-plants.ts';
import { reliabilityPlants } from './reliability-plants.ts';
import { timelinePlants } from './timeline-plants.ts';

/** Every plant. */
export const plants: Plant[] = [...reliabilityPlants, ...timelinePlants, ...qualityPlants, ...benchmarkPlants];
