import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { close, listen } from './loopback-server.ts';
import { runtimeToken } from './runtime-token.ts';

/** An artifact whose upload was finalized. */
export interface StoredArtifact {
  id: number;
  name: string;
  bytes: Buffer;
  mimeType: string;
  /** ISO 8601; absent when the repository's default retention applies. */
  expiresAt?: string | undefined;
}

/** 403 on every call, a connection ended without an answer, or no answer at all. */
export type ArtifactFault = 'deny' | 'refuse' | 'hang';

export type ArtifactService = Awaited<ReturnType<typeof startArtifactService>>;

interface Upload extends Omit<StoredArtifact, 'bytes'> {
  signature: string;
  blocks: Map<string, Buffer>;
  bytes?: Buffer;
  finalized: boolean;
}

interface Answer {
  status: number;
  body?: unknown;
}

const backendIds = {
  workflow_run_backend_id: z.string().min(1),
  workflow_job_run_backend_id: z.string().min(1),
};
const createRequest = z.object({
  ...backendIds,
  name: z.string().min(1),
  mime_type: z.string().default('application/zip'),
  expires_at: z.iso.datetime().optional(),
});
const finalizeRequest = z.object({
  ...backendIds,
  name: z.string(),
  size: z.string(),
  hash: z.string().optional(),
});

const rpc = '/twirp/github.actions.results.api.v1.ArtifactService';

/** Twirp's error codes, and the HTTP status of each. */
const twirpStatus = {
  permission_denied: 403,
  malformed: 400,
  invalid_argument: 400,
  unauthenticated: 401,
  bad_route: 404,
  not_found: 404,
  already_exists: 409,
  internal: 500,
};
const twirpError = (code: keyof typeof twirpStatus, msg: string): Answer => ({
  status: twirpStatus[code],
  body: { code, msg },
});
const denied = twirpError('permission_denied', 'the token may not write artifacts');
const sha256 = (bytes: Buffer) => `sha256:${createHash('sha256').update(bytes).digest('hex')}`;

/** The state of the service and its three calls, as plain functions from request to answer. */
class ArtifactStore {
  readonly uploads = new Map<string, Upload>();
  /** Where uploads go. */
  origin: string;

  constructor(origin: string) {
    this.origin = origin;
  }

  create(body: unknown): Answer {
    const { name, mime_type: mimeType, expires_at: expiresAt } = createRequest.parse(body);
    const taken = 'an artifact with this name already exists on the workflow run';
    if (this.uploads.has(name)) return twirpError('already_exists', taken);
    const id = 3_000_000_001 + this.uploads.size;
    const signature = randomUUID();
    const announced = { id, name, mimeType, expiresAt, signature };
    this.uploads.set(name, { ...announced, blocks: new Map(), finalized: false });
    const query = new URLSearchParams({ se: '2099-01-01T00:00:00Z', sig: signature });
    const url = `${this.origin}/blob/${id}?${query}`;
    return { status: 200, body: { ok: true, signed_upload_url: url } };
  }

  /** Takes a block, or the list that orders them: Azure Blob Storage's Put Block (List). */
  putBlob(url: URL, content: Buffer): Answer {
    const upload = [...this.uploads.values()].find(({ id }) => url.pathname === `/blob/${id}`);
    if (upload === undefined || url.searchParams.get('sig') !== upload.signature)
      return { status: 403 };
    if (url.searchParams.get('comp') === 'block') {
      upload.blocks.set(url.searchParams.get('blockid') ?? '', content);
      return { status: 201 };
    }
    if (url.searchParams.get('comp') !== 'blocklist') return { status: 400 };
    const ids = content.toString().matchAll(/<Latest>(.*?)<\/Latest>/g);
    const blocks = [...ids].map(([, id = '']) => upload.blocks.get(id));
    if (!blocks.every((block) => block !== undefined)) return { status: 400 };
    upload.bytes = Buffer.concat(blocks);
    return { status: 201 };
  }

  finalize(body: unknown): Answer {
    const request = finalizeRequest.parse(body);
    const upload = this.uploads.get(request.name);
    if (upload?.bytes === undefined)
      return twirpError('not_found', 'the artifact was not uploaded');
    const complete = Number(request.size) === upload.bytes.length;
    if (!complete || (request.hash !== undefined && request.hash !== sha256(upload.bytes)))
      return twirpError('invalid_argument', 'size or hash is not that of the uploaded content');
    upload.finalized = true;
    return { status: 200, body: { ok: true, artifact_id: String(upload.id) } };
  }

  answer(request: IncomingMessage, content: Buffer): Answer {
    const url = new URL(request.url ?? '/', this.origin);
    if (request.method === 'PUT') return this.putBlob(url, content);
    if (request.headers.authorization !== `Bearer ${runtimeToken}`)
      return twirpError('unauthenticated', 'the runtime token is not the one of this job');
    try {
      if (url.pathname === `${rpc}/CreateArtifact`)
        return this.create(JSON.parse(content.toString()));
      if (url.pathname === `${rpc}/FinalizeArtifact`)
        return this.finalize(JSON.parse(content.toString()));
    } catch (error) {
      return twirpError('malformed', String(error));
    }
    return twirpError('bad_route', `no handler for ${url.pathname}`);
  }
}

function sendArtifactAnswer(response: ServerResponse, { status, body }: Answer): void {
  const content = body === undefined ? '' : JSON.stringify(body);
  const length = Buffer.byteLength(content);
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': length });
  response.end(content);
}

function stored({ id, name, mimeType, expiresAt, bytes, finalized }: Upload): StoredArtifact[] {
  return finalized && bytes !== undefined ? [{ id, name, bytes, mimeType, expiresAt }] : [];
}

/**
 * GitHub's artifact service as far as an upload by `@actions/artifact` goes, on loopback.
 * @param options `taken` are names that earlier steps of the run have used; with `fault` every call
 * fails, or the first `faults`
 */
export async function startArtifactService({
  taken = [],
  fault,
  faults = Number.POSITIVE_INFINITY,
}: {
  taken?: string[];
  fault?: ArtifactFault;
  faults?: number;
} = {}) {
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    const content = await buffer(request);
    const now = requests.length < faults ? fault : undefined;
    const outcome = now === 'deny' ? denied : (now ?? store.answer(request, content));
    const path = new URL(request.url ?? '/', url).pathname;
    const shown = typeof outcome === 'string' ? outcome : outcome.status;
    requests.push(`${request.method} ${path} → ${shown}`);
    if (outcome === 'refuse') request.socket.destroy();
    else if (outcome !== 'hang') sendArtifactAnswer(response, outcome);
  });
  const url = await listen(server);
  const store = new ArtifactStore(url);
  const ids = { workflow_run_backend_id: 'earlier', workflow_job_run_backend_id: 'earlier' };
  for (const name of taken) store.create({ ...ids, name });
  return {
    /** Value of `ACTIONS_RESULTS_URL`. */
    url,
    /** Finalized artifacts, oldest first. */
    artifacts: () => [...store.uploads.values()].flatMap(stored),
    /** Every request as `METHOD path → status`, without the signature. */
    requests,
    /** Sends uploads elsewhere: to a proxy in front of the service. */
    publishAs: (origin: string) => {
      store.origin = origin;
    },
    close: () => close(server),
  };
}
