import fs from 'node:fs';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

const ROOT = path.join(import.meta.dirname, '../..');

export const textOf = (file: string): string => fs.readFileSync(path.join(ROOT, file), 'utf8');

type Settings = Readonly<Record<string, string>>;

interface Service {
  image: string;
  environment?: Settings;
  stop_grace_period?: string;
  volumes?: string[];
}

export const compose = parse(textOf('compose.scale.yml'), { merge: true }) as { services: Record<string, Service> };

interface Variable {
  name: string;
  value?: string;
  valueFrom?: { secretKeyRef: { name: string; key: string } };
}
interface Probe {
  httpGet?: { path: string; port: string };
  tcpSocket?: { port: string };
  exec?: { command: string[] };
}
interface Container {
  name: string;
  image: string;
  env?: Variable[];
  envFrom?: { configMapRef: { name: string } }[];
  ports?: { name: string; containerPort: number }[];
  resources?: { requests?: Settings; limits?: Settings };
  volumeMounts?: { name: string; mountPath: string; subPath?: string }[];
  startupProbe?: Probe;
  readinessProbe?: Probe;
  livenessProbe?: Probe;
}
interface Volume {
  name: string;
  configMap?: { name: string };
  secret?: { secretName: string };
  persistentVolumeClaim?: { claimName: string };
}
interface Pod {
  automountServiceAccountToken?: boolean;
  enableServiceLinks?: boolean;
  terminationGracePeriodSeconds?: number;
  containers: Container[];
  volumes?: Volume[];
}
interface Manifest {
  kind: string;
  metadata: { name: string };
  data?: Settings;
  spec: {
    selector: Settings;
    ports: { port: number; targetPort: string }[];
    template: { metadata?: { labels: Settings }; spec: Pod };
    volumeClaimTemplates?: { metadata: { name: string } }[];
  };
}

export const kustomization = parse(textOf('deploy/kustomization.yaml')) as {
  resources: string[];
  configMapGenerator: { name: string; files: string[] }[];
};

export const manifests: readonly Manifest[] = kustomization.resources.flatMap((file) =>
  parseAllDocuments(textOf(`deploy/${file}`)).map((document) => document.toJS() as Manifest),
);

const WORKLOADS = new Set(['Deployment', 'StatefulSet', 'Job']);

/** What runs, with its one container. */
export const workloads = manifests
  .filter(({ kind }) => WORKLOADS.has(kind))
  .map(({ kind, metadata: { name }, spec }) => {
    const pod = spec.template.spec;
    const [container] = pod.containers;
    if (!container || pod.containers.length > 1) throw new Error(`${name} has not one container`);
    const claims: Volume[] = (spec.volumeClaimTemplates ?? []).map(({ metadata }) => ({ name: metadata.name }));
    const volumes = [...(pod.volumes ?? []), ...claims];
    return { kind, name, pod, container, volumes, labels: spec.template.metadata?.labels ?? {} };
  });

/** Files by the name of the ConfigMap that is made of them. */
export const configFiles = new Map(
  kustomization.configMapGenerator.map(({ name, files }) => [
    name,
    files.map((text) => {
      const [key, file = key] = text.split('=');
      return { key: file === key ? path.basename(file ?? '') : (key ?? ''), file: `deploy/${file ?? ''}` };
    }),
  ]),
);

const settings =
  manifests.find(({ kind, metadata }) => kind === 'ConfigMap' && metadata.name === 'settings')?.data ?? {};

/** The environment of a container; what comes from a secret has the secret's name in braces. */
export function environmentOf({ env = [], envFrom = [] }: Container): Settings {
  const shared = envFrom.some(({ configMapRef }) => configMapRef.name === 'settings') ? settings : {};
  const own = env.map(({ name, value, valueFrom }) => [name, value ?? `{${valueFrom?.secretKeyRef.key ?? ''}}`]);
  return { ...shared, ...(Object.fromEntries(own) as Settings) };
}
