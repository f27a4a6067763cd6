{{- define "plenary.labels" -}}
app.kubernetes.io/name: plenary
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .part }}
{{- end }}

{{/* Addresses of every replica of a service: the callers choose among them themselves. */}}
{{- define "plenary.origins" -}}
{{- $name := printf "%s-svc-%s" .root.Release.Name .service -}}
{{- range $index := until (int .root.Values.replicas) -}}
{{- if $index }},{{ end -}}
http://{{ $name }}-{{ $index }}.{{ $name }}:8080
{{- end -}}
{{- end }}

{{/* Settings of one part: those of all, the addresses it calls, and of the secret what it needs. */}}
{{- define "plenary.environment" -}}
- { name: PUBLIC_URL, value: {{ printf "https://%s" .root.Values.host | quote }} }
- { name: DRAIN_SECONDS, value: '10' }
- { name: METRICS_HOST, value: 0.0.0.0 }
- { name: METRICS_PORT, value: '9090' }
{{- with .root.Values.monitoring.collector }}
- { name: OTEL_EXPORTER_OTLP_ENDPOINT, value: {{ quote . }} }
{{- end }}
{{- with .volume }}
- { name: {{ .setting }}, value: {{ .path }} }
{{- end }}
{{- range $name, $value := .own }}
- { name: {{ $name }}, value: {{ $value | quote }} }
{{- end }}
{{- range $name, $value := .root.Values.settings }}
- { name: {{ $name }}, value: {{ $value | toString | quote }} }
{{- end }}
{{- $root := .root }}
{{- range $service := .calls }}
- { name: {{ printf "%s_URL" (upper $service) }}, value: {{ include "plenary.origins" (dict "root" $root "service" $service) | quote }} }
{{- end }}
{{- range $key := .secrets }}
- name: {{ $key }}
  valueFrom: { secretKeyRef: { name: {{ $root.Values.secret }}, key: {{ $key }} } }
{{- end }}
{{- range $key := list "ACTOR_SECRET_PREVIOUS" "IDENTITY_SECRET_PREVIOUS" }}
{{- if has (trimSuffix "_PREVIOUS" $key) $.secrets }}
- name: {{ $key }}
  valueFrom: { secretKeyRef: { name: {{ $root.Values.secret }}, key: {{ $key }}, optional: true } }
{{- end }}
{{- end }}
{{- end }}

{{- define "plenary.podSecurity" -}}
runAsNonRoot: true
runAsUser: 1000
runAsGroup: 1000
fsGroup: 1000
fsGroupChangePolicy: OnRootMismatch
seccompProfile: { type: RuntimeDefault }
{{- end }}

{{- define "plenary.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities: { drop: [ALL] }
{{- end }}

{{- define "plenary.image" -}}
image: {{ printf "%s/plenary/%s:%s" .root.Values.image.registry .part .root.Values.image.tag | quote }}
imagePullPolicy: {{ .root.Values.image.pullPolicy }}
{{- end }}

{{/* The pods of one part, which is a service or the gateway. */}}
{{- define "plenary.pod" -}}
metadata:
  labels: {{- include "plenary.labels" . | nindent 4 }}
spec:
  automountServiceAccountToken: false
  enableServiceLinks: false
  terminationGracePeriodSeconds: 40
  securityContext: {{- include "plenary.podSecurity" . | nindent 4 }}
  {{- with .root.Values.image.pullSecrets }}
  imagePullSecrets: {{- toYaml . | nindent 4 }}
  {{- end }}
  topologySpreadConstraints:
    - maxSkew: 1
      topologyKey: kubernetes.io/hostname
      whenUnsatisfiable: ScheduleAnyway
      labelSelector:
        matchLabels: {{- include "plenary.labels" . | nindent 10 }}
  containers:
    - name: {{ .part }}
      {{- include "plenary.image" . | nindent 6 }}
      securityContext: {{- include "plenary.containerSecurity" . | nindent 8 }}
      env: {{- include "plenary.environment" . | nindent 8 }}
      ports:
        - { name: http, containerPort: 8080 }
        - { name: metrics, containerPort: 9090 }
      startupProbe: { httpGet: { path: /livez, port: http }, periodSeconds: 1, failureThreshold: 60 }
      livenessProbe: { httpGet: { path: /livez, port: http }, periodSeconds: 5, timeoutSeconds: 2 }
      readinessProbe: { httpGet: { path: /readyz, port: http }, periodSeconds: 2, timeoutSeconds: 2, failureThreshold: 2 }
      resources: {{- toYaml (index .root.Values.resources .part) | nindent 8 }}
      volumeMounts:
        - { name: tmp, mountPath: /tmp }
        - { name: data, mountPath: /data }
        {{- with .volume }}
        - { name: {{ .name }}, mountPath: {{ .path }} }
        {{- end }}
        {{- if .hasBrowser }}
        - { name: shared-memory, mountPath: /dev/shm }
        {{- end }}
  volumes:
    - { name: tmp, emptyDir: {} }
    - { name: data, emptyDir: {} }
    {{- with .volume }}
    - { name: {{ .name }}, persistentVolumeClaim: { claimName: {{ printf "%s-%s" $.root.Release.Name .name }} } }
    {{- end }}
    {{- if .hasBrowser }}
    - { name: shared-memory, emptyDir: { medium: Memory, sizeLimit: 256Mi } }
    {{- end }}
{{- end }}

{{- define "plenary.budget" -}}
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata:
  name: {{ printf "%s-%s" .root.Release.Name .part }}
  labels: {{- include "plenary.labels" . | nindent 4 }}
spec:
  maxUnavailable: 1
  selector:
    matchLabels: {{- include "plenary.labels" . | nindent 6 }}
{{- end }}

{{/* What each service calls and is told: the one table of this chart. */}}
{{- define "plenary.services" -}}
booking:
  calls: [identity, survey, documents]
  {{- if .Values.pictures.bucket }}
  secrets: [ACTOR_SECRET, SMTP_URL, DATABASE_URL_BOOKING, PICTURES_KEY_ID, PICTURES_SECRET]
  own: { PICTURES_BUCKET: {{ .Values.pictures.bucket | quote }}, PICTURES_REGION: {{ .Values.pictures.region | quote }} }
  {{- else }}
  secrets: [ACTOR_SECRET, SMTP_URL, DATABASE_URL_BOOKING]
  volume: { name: pictures, path: /pictures, setting: PICTURES_DIR }
  {{- end }}
identity:
  calls: [booking, survey]
  secrets: [ACTOR_SECRET, IDENTITY_SECRET, SMTP_URL, DATABASE_URL_IDENTITY]
survey:
  calls: [booking, identity]
  secrets: [ACTOR_SECRET, SMTP_URL, DATABASE_URL_SURVEY]
documents:
  calls: [booking]
  {{- if .Values.documents.bucket }}
  secrets: [ACTOR_SECRET, DOCUMENTS_KEY_ID, DOCUMENTS_SECRET]
  own: { DOCUMENTS_BUCKET: {{ .Values.documents.bucket | quote }}, DOCUMENTS_REGION: {{ .Values.documents.region | quote }} }
  {{- else }}
  secrets: [ACTOR_SECRET]
  {{- end }}
  hasBrowser: true
{{- end }}

{{/* The same of the gateway. What it has of a bucket is a copy, for each pod its own. */}}
{{- define "plenary.gateway" -}}
calls: [booking, identity, survey, documents]
{{- if .Values.releases.bucket }}
secrets: [ACTOR_SECRET, RELEASES_KEY_ID, RELEASES_SECRET]
own: { RELEASES_BUCKET: {{ .Values.releases.bucket | quote }}, RELEASES_REGION: {{ .Values.releases.region | quote }} }
{{- else }}
secrets: [ACTOR_SECRET]
volume: { name: releases, path: /releases, setting: RELEASES_DIR }
{{- end }}
{{- end }}
