"""What no schema says: limits, rights, one toolchain, all stages, nothing injected."""
import json
import re

# What somebody else chose. In a script it would be run as part of it.
FOREIGN = re.compile(r"\$\{\{[^}]*(github\.(event|actor|head_ref|ref_name)|inputs\.|secrets\.)")
SETTINGS = {"default", "stages", "variables", "workflow", "include", "image", "cache"}


def problems(project):
    for name in project.own_workflows + project.github:
        yield from workflow_problems(project, name)
    for name in project.github:
        yield from rights_problems(project, name)
    yield from gitlab_problems(project)
    yield from image_problems(project)
    yield from stage_problems(project)


def workflow_problems(project, name):
    workflow = project.yaml(name)
    events = workflow.get("on", workflow.get(True))
    if "pull_request_target" in events:
        yield f"{name}: pull_request_target gives strangers' code our rights."
    for job, content in workflow["jobs"].items():
        if "timeout-minutes" not in content:
            yield f"{name}: {job} has no timeout-minutes."
        for step in content["steps"]:
            if FOREIGN.search(step.get("run", "")):
                yield f"{name}: {job} puts foreign text into a script; hand it over in env."
            if "uses" in step and not re.search(r"@(v\d+|[0-9a-f]{40})$", step["uses"]):
                yield f"{name}: {step['uses']} names no version."


def rights_problems(project, name):
    workflow = project.yaml(name)
    if workflow.get("permissions") != {"contents": "read"}:
        yield f"{name}: it needs the right to read, and no other: permissions: contents: read."
    if "concurrency" not in workflow:
        yield f"{name}: two runs may get in each other's way: concurrency."
    for job, content in workflow["jobs"].items():
        if "permissions" in content:
            yield f"{name}: {job} has rights of its own."
        for step in content["steps"]:
            keeps = step.get("with", {}).get("persist-credentials", True)
            if step.get("uses", "").startswith("actions/checkout@") and keeps:
                yield f"{name}: {job} leaves a key where learners' code finds it."


def gitlab_problems(project):
    jobs = project.yaml(project.gitlab)
    for job, content in jobs.items():
        if job in SETTINGS or job.startswith("."):
            continue
        if "timeout" not in content and job != "pages":
            yield f"{project.gitlab}: {job} has no timeout."
        if content["stage"] not in jobs["stages"]:
            yield f"{project.gitlab}: {job} belongs to no stage."


def image_problems(project):
    """All machines have the same toolchain."""
    texts = {}
    for name in project.github:
        for job in project.yaml(name)["jobs"].values():
            if "container" in job:
                texts.setdefault(name, set()).add(job["container"])
    texts[project.gitlab] = {project.yaml(project.gitlab)["default"]["image"]}
    for name in ("docs/Instructors/ci/Containerfile",):
        texts[name] = set(re.findall(r"^FROM (\S+)", project.text(name), re.MULTILINE))
    name = "docs/Instructors/ci/classroom50/runtime.json"
    texts[name] = {json.loads(project.text(name))["container"]["image"]}
    name = ".devcontainer/devcontainer.json"
    texts[name] = {json.loads(project.text(name))["image"]}
    images = set().union(*texts.values())
    if len(images) != 1:
        yield f"There is more than one image: {texts}"
    for image in images:
        if not re.fullmatch(r"swift:\d+\.\d+\.\d+-[a-z]+", image):
            yield f"{image} may be another one tomorrow: name the version in full."
        for name in (project.github[0], project.gitlab):
            if image.replace(":", "-") not in project.text(name):
                yield f"{name}: the cache's key does not name the image {image}."


def stage_problems(project):
    """Each stage of the workbook is graded."""
    github = project.yaml(project.github[0])["jobs"]["stage"]["strategy"]["matrix"]["stage"]
    gitlab = project.yaml(project.gitlab)["grade"]["parallel"]["matrix"][0]["STAGE"]
    for name, found in ((project.github[0], github), (project.gitlab, gitlab)):
        if found != project.stages:
            yield f"{name}: the stages are {found}, and the workbook's {project.stages}."
