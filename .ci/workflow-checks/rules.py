"""What no schema says: limits, rights, one toolchain, all stages, nothing injected."""
import re

from project import KIT

# What another person chose. In a script it would be run as a part of it.
FOREIGN = re.compile(r"\$\{\{[^}]*(github\.(event|actor|head_ref|ref_name)|inputs\.|secrets\.)")

# What keeps learners' code in its container.
FENCES = ["--network none", "--cap-drop ALL", "--security-opt no-new-privileges", "--read-only",
          "--pids-limit 512", "/answers/$name:ro", 'account=(--user "$owner")']


def rules(project):
    for name in project.own_workflows + project.github:
        yield from workflow_problems(project, name)
    for name in project.github:
        yield from rights_problems(project, name)
    yield from gitlab_problems(project)
    yield from image_problems(project)
    yield from stage_problems(project)
    fenced = project.text(f"{KIT}/grade-in-container")
    yield from (f"grade-in-container lacks {fence}." for fence in FENCES if fence not in fenced)


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
    for job, content in workflow["jobs"].items():
        if "permissions" in content:
            yield f"{name}: {job} has rights of its own."
        for step in content["steps"]:
            keeps = step.get("with", {}).get("persist-credentials", True)
            if step.get("uses", "").startswith("actions/checkout@") and keeps:
                yield f"{name}: {job} leaves a key where learners' code finds it."


def gitlab_problems(project):
    for job, content in project.yaml(project.gitlab).items():
        if "script" in content and "timeout" not in content and job != "pages":
            yield f"{project.gitlab}: {job} has no timeout."


def image_problems(project):
    """All machines have the same toolchain."""
    names = [*project.github, project.gitlab, ".devcontainer/devcontainer.json",
             f"{KIT}/Containerfile", f"{KIT}/classroom50/runtime.json"]
    images = {image for name in names
              for image in re.findall(r"swift[:-][\w.]+-\w+", project.text(name))}
    if len({image.replace(":", "-") for image in images}) != 1:
        yield f"There is more than one image, or a cache's key has another: {images}"
    if not all(re.fullmatch(r"swift.\d+\.\d+\.\d+-[a-z]+", image) for image in images):
        yield f"An image may be another one tomorrow; name the version in full: {images}"


def stage_problems(project):
    """Each stage of the workbook is graded."""
    github = project.yaml(project.github[0])["jobs"]["stage"]["strategy"]["matrix"]["stage"]
    gitlab = project.yaml(project.gitlab)["grade"]["parallel"]["matrix"][0]["STAGE"]
    for name, found in ((project.github[0], github), (project.gitlab, gitlab)):
        if found != project.stages:
            yield f"{name}: the stages are {found}, and the workbook's {project.stages}."
