"""Meshes from simple shapes. Lengths are metres; a piece stands on z = 0 and looks towards -y."""

import math

import bmesh
import bpy
from mathutils import Euler, Matrix, Vector


class Piece:
    """Shapes joined into one mesh, so that forty chairs are one mesh placed forty times."""

    def __init__(self, name):
        self.name = name
        self.built = bmesh.new()
        self.materials = []
        self.done = None

    def _take(self, part, material, smooth):
        if material not in self.materials:
            self.materials.append(material)
        index = self.materials.index(material)
        for face in part.faces:
            face.material_index = index
            face.smooth = smooth
        mesh = bpy.data.meshes.new("part")
        part.to_mesh(mesh)
        part.free()
        self.built.from_mesh(mesh)
        bpy.data.meshes.remove(mesh)
        return self

    def box(self, size, at, material, bevel=0.004, turn=(0, 0, 0)):
        part = bmesh.new()
        matrix = Matrix.Translation(at) @ Euler(turn).to_matrix().to_4x4()
        bmesh.ops.create_cube(part, size=1)
        bmesh.ops.scale(part, vec=size, verts=part.verts)
        if bevel:
            width = min(bevel, min(size) * 0.45)
            bmesh.ops.bevel(part, geom=part.edges[:], offset=width, segments=3, affect="EDGES", profile=0.6)
        bmesh.ops.transform(part, matrix=matrix, verts=part.verts)
        return self._take(part, material, bool(bevel))

    def lathe(self, profile, material, at=(0, 0, 0), segments=32):
        """profile: (radius, height) pairs from below to above."""
        part = bmesh.new()
        rings = []
        for radius, height in profile:
            ring = [
                part.verts.new((radius * math.cos(2 * math.pi * k / segments), radius * math.sin(2 * math.pi * k / segments), height))
                for k in range(segments)
            ]
            rings.append(ring)
        for low, high in zip(rings, rings[1:]):
            for k in range(segments):
                part.faces.new((low[k], low[(k + 1) % segments], high[(k + 1) % segments], high[k]))
        if profile[0][0] > 0.001:
            part.faces.new(rings[0][::-1])
        if profile[-1][0] > 0.001:
            part.faces.new(rings[-1])
        bmesh.ops.translate(part, vec=at, verts=part.verts)
        return self._take(part, material, True)

    def cylinder(self, radius, height, at, material, top=None):
        top = radius if top is None else top
        edge = min(0.006, radius * 0.3, height * 0.3)
        profile = [(radius - edge, 0), (radius, edge), (top, height - edge), (top - edge, height)]
        return self.lathe(profile, material, at)

    def ball(self, radius, at, material, squash=1.0):
        part = bmesh.new()
        bmesh.ops.create_uvsphere(part, u_segments=28, v_segments=16, radius=radius)
        bmesh.ops.scale(part, vec=(1, 1, squash), verts=part.verts)
        bmesh.ops.translate(part, vec=at, verts=part.verts)
        return self._take(part, material, True)

    def tube(self, points, radius, material, segments=10):
        """A round bar along points, its corners as given: give more points for a bend."""
        part = bmesh.new()
        points = [Vector(point) for point in points]
        rings = []
        side = None
        for index, point in enumerate(points):
            ahead = points[min(index + 1, len(points) - 1)] - points[max(index - 1, 0)]
            ahead.normalize()
            if side is None:
                side = ahead.orthogonal().normalized()
            side = (side - ahead * side.dot(ahead)).normalized()
            other = ahead.cross(side)
            rings.append(
                [
                    part.verts.new(
                        point + (side * math.cos(2 * math.pi * k / segments) + other * math.sin(2 * math.pi * k / segments)) * radius
                    )
                    for k in range(segments)
                ]
            )
        for low, high in zip(rings, rings[1:]):
            for k in range(segments):
                part.faces.new((low[k], low[(k + 1) % segments], high[(k + 1) % segments], high[k]))
        part.faces.new(rings[0][::-1])
        part.faces.new(rings[-1])
        bmesh.ops.recalc_face_normals(part, faces=part.faces[:])
        return self._take(part, material, True)

    def surface(self, position, across, along, material, thickness=0.0):
        """position(u, v), both from 0 to 1, gives the point of a curved sheet."""
        part = bmesh.new()
        rows = [[part.verts.new(position(i / across, j / along)) for i in range(across + 1)] for j in range(along + 1)]
        for low, high in zip(rows, rows[1:]):
            for k in range(across):
                part.faces.new((low[k], low[k + 1], high[k + 1], high[k]))
        if thickness:
            bmesh.ops.solidify(part, geom=part.faces[:], thickness=thickness)
            bmesh.ops.recalc_face_normals(part, faces=part.faces[:])
        return self._take(part, material, True)

    def slab(self, outline, low, high, material, bevel=0.004):
        """An outline of (x, y) points, anticlockwise, given a thickness."""
        part = bmesh.new()
        face = part.faces.new([part.verts.new((x, y, low)) for x, y in outline])
        extruded = bmesh.ops.extrude_face_region(part, geom=[face])
        moved = [item for item in extruded["geom"] if isinstance(item, bmesh.types.BMVert)]
        bmesh.ops.translate(part, vec=(0, 0, high - low), verts=moved)
        bmesh.ops.recalc_face_normals(part, faces=part.faces[:])
        if bevel:
            rims = [edge for edge in part.edges if abs(edge.verts[0].co.z - edge.verts[1].co.z) < 1e-6]
            bmesh.ops.bevel(part, geom=rims, offset=bevel, segments=2, affect="EDGES", profile=0.6)
        return self._take(part, material, False)

    def sheets(self, quads, material):
        """Many small quads at once, such as the leaves of a tree."""
        part = bmesh.new()
        for quad in quads:
            part.faces.new([part.verts.new(point) for point in quad])
        return self._take(part, material, False)

    def cushion(self, size, at, material, turn=(0, 0, 0), plump=0.35):
        """An upholstered box: its faces bulge, its edges are soft."""
        part = bmesh.new()
        bmesh.ops.create_cube(part, size=1)
        bmesh.ops.subdivide_edges(part, edges=part.edges[:], cuts=9, use_grid_fill=True)
        for vert in part.verts:
            # A superellipsoid between box and ball.
            power = 2 + 8 * (1 - plump)
            length = sum(abs(2 * c) ** power for c in vert.co) ** (1 / power)
            vert.co = vert.co / max(length, 1e-6)
        bmesh.ops.scale(part, vec=size, verts=part.verts)
        bmesh.ops.transform(part, matrix=Matrix.Translation(at) @ Euler(turn).to_matrix().to_4x4(), verts=part.verts)
        return self._take(part, material, True)

    def mesh(self):
        if self.done is None:
            mesh = bpy.data.meshes.new(self.name)
            self.built.to_mesh(mesh)
            self.built.free()
            for material in self.materials:
                mesh.materials.append(material)
            mesh.use_auto_smooth = True
            mesh.auto_smooth_angle = math.radians(42)
            self.done = mesh
        return self.done

    def place(self, x=0.0, y=0.0, z=0.0, turn=0.0, scale=1.0, tilt=0.0):
        thing = bpy.data.objects.new(self.name, self.mesh())
        thing.location = (x, y, z)
        thing.rotation_euler = (tilt, 0, turn)
        thing.scale = (scale, scale, scale)
        bpy.context.scene.collection.objects.link(thing)
        return thing


def bend(points, radius=0.05, steps=5):
    """Rounds the corners of a line for Piece.tube."""
    points = [Vector(point) for point in points]
    line = [points[0]]
    for before, corner, after in zip(points, points[1:], points[2:]):
        into = (before - corner).normalized()
        out = (after - corner).normalized()
        reach = min(radius, (before - corner).length / 2, (after - corner).length / 2)
        for step in range(steps + 1):
            share = step / steps
            line.append((corner + into * reach) * (1 - share) ** 2 + corner * 2 * share * (1 - share) + (corner + out * reach) * share**2)
    line.append(points[-1])
    return line
