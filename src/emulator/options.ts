/** Reads the time, milliseconds since 1970; states are computed from it at each request. */
export interface Clock {
  now(): number;
}

/** What a started emulator can be told; everything has a default. */
export interface EmulatorOptions {
  /** Port to listen on; 0 picks a free one. */
  port: number;
  host: string;
  /** How long a security or vision run takes, in seconds; decimals are fine. */
  runSeconds: number;
  /** How long the onboarding of a newly registered app takes, in seconds. */
  onboardingSeconds: number;
  /** Whether the specification's rate limits apply. */
  rateLimits: boolean;
  /** Life of a token, in seconds. */
  tokenSeconds: number;
  /** Whether security tests cost credits. */
  billing: boolean;
  /** Whether answers are checked against the contract, and become a 500 where they break it. */
  checkAnswers: boolean;
  clock: Clock;
  /** Makes the identifiers of apps, runs and reports created from now on. */
  ids: () => string;
  /** Called with one line for each request answered. */
  log: (line: string) => void;
  /** Adds the app `https://bulk.test`, with so many findings of about so many bytes each. */
  bulk?: BulkOptions;
}

export interface BulkOptions {
  findings: number;
  bytesEach: number;
}
