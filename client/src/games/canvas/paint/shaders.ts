// The GLSL programs of the oil finish. Places are in card units; row 0 of every picture is its top.

const HEAD = `#version 300 es
precision highp float;
precision highp sampler2D;
uniform vec2 uSize;
`;

export const SHEET_V = `${HEAD}
out vec2 vAt;
void main() {
  vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 2.0;
  vAt = corner;
  gl_Position = vec4(corner * 2.0 - 1.0, 0.0, 1.0);
}`;

/** The underpainting of the ground. Alpha is the height of the paint: low here, so that linen shows. */
export const UNDER_F = `${HEAD}
uniform sampler2D uUnder;
in vec2 vAt;
out vec4 oPaint;
void main() { oPaint = vec4(texture(uUnder, vAt).rgb, 0.42); }`;

/** The underpainting of a sheet, with a slightly uneven edge. */
export const COAT_F = `${HEAD}
uniform sampler2D uPatch, uChart;
in vec2 vAt;
out vec4 oPaint;
void main() {
  vec2 shake = texture(uChart, vAt * vec2(0.9, 1.1)).gb - 0.5;
  vec4 here = texture(uPatch, vAt + shake * 1.6 / uSize);
  if (here.a < 0.03) discard;
  oPaint = vec4(here.rgb / here.a, smoothstep(0.25, 0.8, here.a) * 0.86);
}`;

/** The cool shadow of a sheet, multiplied into what is painted below. */
export const SHADE_F = `${HEAD}
uniform sampler2D uShadow;
in vec2 vAt;
out vec4 oPaint;
void main() { oPaint = vec4(mix(vec3(1.0), vec3(0.50, 0.49, 0.66), texture(uShadow, vAt).r), 1.0); }`;

/** Fine details, drawn over the strokes. */
export const THIN_F = `${HEAD}
uniform sampler2D uPatch, uThin;
in vec2 vAt;
out vec4 oPaint;
void main() {
  float thin = texture(uThin, vAt).r;
  if (thin < 0.1) discard;
  vec4 here = texture(uPatch, vAt);
  if (here.a < 0.05) discard;
  oPaint = vec4(here.rgb / here.a, smoothstep(0.1, 0.8, thin) * here.a * 0.86);
}`;

/** A stroke: a ribbon through five points. */
export const STROKE_V = `${HEAD}
in vec4 aHead, aTail;
in vec2 aEnd;
in vec4 aBrush;
in vec4 aPigment, aSecond, aRegion;
out vec2 vAlong;
out vec2 vAt;
flat out vec4 vBrush, vPigment, vSecond, vRegion;
void main() {
  vec2 p[7] = vec2[7](2.0 * aHead.xy - aHead.zw, aHead.xy, aHead.zw, aTail.xy, aTail.zw, aEnd, 2.0 * aEnd - aTail.zw);
  float t = float(gl_VertexID >> 1) * 0.5;
  int i = min(int(t), 3);
  float f = t - float(i);
  vec2 a = p[i], b = p[i + 1], c = p[i + 2], d = p[i + 3];
  vec2 m = (c - a) * 0.5, n = (d - b) * 0.5;
  vec2 at = ((2.0 * f - 3.0) * f * f + 1.0) * b + ((f - 2.0) * f + 1.0) * f * m
    + (3.0 - 2.0 * f) * f * f * c + (f - 1.0) * f * f * n;
  vec2 way = (6.0 * f * f - 6.0 * f) * b + ((3.0 * f - 4.0) * f + 1.0) * m
    + (6.0 * f - 6.0 * f * f) * c + (3.0 * f * f - 2.0 * f) * n;
  way = normalize(way + vec2(1e-5, 0.0));
  float side = float(gl_VertexID & 1) * 2.0 - 1.0;
  at += vec2(-way.y, way.x) * side * aBrush.x;
  if (t == 0.0) at -= way * aBrush.x * 0.5;
  if (t == 4.0) at += way * aBrush.x * 0.5;
  vAlong = vec2(t * 0.25, side);
  vAt = at / uSize;
  vBrush = aBrush; vPigment = aPigment; vSecond = aSecond; vRegion = aRegion;
  gl_Position = vec4(vAt * 2.0 - 1.0, 0.0, 1.0);
}`;

/** Hairs from the chart; the stroke keeps to its patch of colour, within about a hair. */
export const STROKE_F = `${HEAD}
uniform sampler2D uPatch, uChart;
uniform float uSpill, uSoft, uRows;
in vec2 vAlong;
in vec2 vAt;
flat in vec4 vBrush, vPigment, vSecond, vRegion;
out vec4 oPaint;
void main() {
  float u = vAlong.x;
  float v = clamp(vAlong.y * 0.5 + 0.5, 0.02, 0.98);
  vec4 hair = texture(uChart, vec2(u, (vBrush.y + v) / uRows));
  float worn = vBrush.z * smoothstep(0.25, 1.0, u + (vPigment.a - 0.5) * 0.6);
  float a = hair.r * mix(1.0, smoothstep(0.26, 0.62, hair.a), worn);
  vec4 here = texture(uPatch, vAt + (hair.gb - 0.5) * uSpill / uSize);
  float same = 1.0 - smoothstep(0.12, 0.30, distance(here, vRegion));
  a *= mix(uSoft, 1.0, same) * vBrush.w;
  if (a < 0.02) discard;
  oPaint = vec4(mix(vPigment.rgb, vSecond.rgb, hair.b), a * (0.60 + 0.40 * hair.g));
}`;

/** The lighting: relief, linen where paint is thin, varnish, darker corners. */
export const LIGHT_F = `${HEAD}
uniform sampler2D uPaint, uLinen;
uniform vec2 uTexel;
uniform float uRelief, uWeave;
in vec2 vAt;
out vec4 oColour;
void main() {
  vec2 at = vec2(vAt.x, 1.0 - vAt.y);
  vec4 paint = texture(uPaint, at);
  float thread = texture(uLinen, at * uSize / 64.0).r;
  float bare = (1.0 - smoothstep(0.45, 0.9, paint.a)) * uWeave;
  vec2 t = uTexel;
  float l = texture(uPaint, at - vec2(t.x, 0.0)).a, r = texture(uPaint, at + vec2(t.x, 0.0)).a;
  float o = texture(uPaint, at - vec2(0.0, t.y)).a, u = texture(uPaint, at + vec2(0.0, t.y)).a;
  vec3 n = normalize(vec3(vec2(l - r, o - u) * uRelief, 1.0));
  vec3 lamp = normalize(vec3(-0.55, -0.62, 0.60));
  float lit = dot(n, lamp) / lamp.z;
  vec3 c = paint.rgb;
  c *= mix(1.0, clamp(lit, 0.35, 1.7), 0.62);
  c *= 1.0 + (thread - 0.5) * (0.016 + 0.16 * bare);
  float gloss = pow(max(dot(n, normalize(lamp + vec3(0.0, 0.0, 1.0))), 0.0), 28.0);
  c += (gloss - 0.42) * 0.055 * vec3(1.0, 0.97, 0.90);
  vec2 q = at - vec2(0.44, 0.42);
  c *= 1.0 - 0.30 * smoothstep(0.10, 0.62, dot(q, q));
  c += vec3(0.022, 0.014, 0.0) * (1.0 - smoothstep(0.0, 0.35, dot(q, q)));
  oColour = vec4(clamp(c, 0.0, 1.0), 1.0);
}`;
